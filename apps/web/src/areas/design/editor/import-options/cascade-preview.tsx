import type { LayeredOption } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './batch-dialog.module.css';
import { type CascadeNode, cascadeTree, levelCounts } from './cascade-tree.ts';

/** As many as fit under one heading; nobody checks the thousandth. */
const SHOWN = 60;

/** What an import would make: how many there are in each level, and the tree itself, a branch at a time. */
export function CascadePreview({ options }: { readonly options: readonly LayeredOption[] }) {
  const t = useTexts(canvasTexts).batch;
  const tree = useMemo(() => cascadeTree(options), [options]);
  return (
    <section className={classes.tree} aria-label={t.tree}>
      <p className={classes.levels} role="status">
        {levelCounts(options)
          .map((count, at) => t.levelCount({ level: at + 1, count }))
          .join(t.comma)}
      </p>
      <Branches nodes={tree} />
    </section>
  );
}

function Branches({ nodes }: { readonly nodes: readonly CascadeNode[] }) {
  const t = useTexts(canvasTexts).batch;
  return (
    <ul>
      {nodes.slice(0, SHOWN).map(node => (
        <li key={node.place}>{node.below.length > 0 ? <Branch node={node} /> : node.text}</li>
      ))}
      {nodes.length > SHOWN && <li className={classes.count}>{t.more({ count: nodes.length - SHOWN })}</li>}
    </ul>
  );
}

/** What is below is drawn once somebody looks: thousands of lines at once are slow. */
function Branch({ node }: { readonly node: CascadeNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>
        {node.text} <span className={classes.count}>{node.below.length}</span>
      </summary>
      {isOpen && <Branches nodes={node.below} />}
    </details>
  );
}
