import { countProposed, type ProposedNode } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { useTexts } from '../../../../app/language/language.ts';
import { usePaper, usePartWords } from '../open/paper-context.ts';
import { ShownFields } from '../reading/shown-fields.tsx';
import classes from './help.module.css';

/** A proposed part as it would read; what comes below it opens on demand. */
export function ProposedTree({ node, isTop = false }: { readonly node: ProposedNode; readonly isTop?: boolean }) {
  const t = useTexts(paperTexts).help;
  const words = usePartWords().nodes[node.kind]!;
  const paper = usePaper();
  const { below } = node;
  const tree = (
    <ul className={classes.below}>
      {below.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
        <li key={at}>
          <ProposedTree node={one} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {isTop && <span className={classes.kind}>{words.name}</span>}
      <ShownFields node={node} paper={paper} words={words} />
      {below.length > 0 && !isTop && tree}
      {below.length > 0 && isTop && (
        <details>
          <summary>
            {t.show} · {t.below({ count: countProposed(below) })}
          </summary>
          {tree}
        </details>
      )}
    </>
  );
}
