import { paperTexts } from '@wenshu/texts/talks/papers';
import { Drawer } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { useIsNarrow } from '../../../../app/use-is-narrow.ts';
import { HelpBox } from '../help/help-box.tsx';
import { ProposalsPanel } from '../help/proposals-panel.tsx';
import { Extras } from '../kinds/extras.tsx';
import { lateFields } from '../late-fields.ts';
import { NodeLists } from '../nodes/node-lists.tsx';
import { useMayEdit, useOpenPaper, usePaper, useShape } from '../open/paper-context.ts';
import { PaperReading } from '../reading/paper-reading.tsx';
import { SourcesBox } from '../sources/sources-box.tsx';
import { BriefFields } from './brief-fields.tsx';
import classes from './screen.module.css';

/** What stands in the paper; beside it the helper, and what the paper stands upon. */
export function PaperBody() {
  const paper = usePaper();
  const mayEdit = useMayEdit();
  const { hasSources } = useShape();
  return (
    <div className={classes.columns} data-plain={!mayEdit && !hasSources ? '' : undefined}>
      {mayEdit ? (
        <Editor />
      ) : (
        <div className={classes.sheet}>
          <PaperReading paper={paper} hasTitle={false} />
        </div>
      )}
      {(mayEdit || hasSources) && (
        <aside className={classes.side}>
          {mayEdit && <HelpBox />}
          {mayEdit && <Proposals />}
          {hasSources && <SourcesBox />}
        </aside>
      )}
    </div>
  );
}

function Editor() {
  const { kind, brief, nodes } = usePaper();
  const late = lateFields[kind];
  const early = Object.keys(useShape().brief).filter(name => !late.includes(name));
  const t = useTexts(paperTexts).brief;
  return (
    <div className={classes.sheet}>
      <details className={classes.brief} open={Object.keys(nodes).length === 0 || undefined}>
        <summary>
          <h2>{t.title}</h2>
          <span className={classes.inShort}>{inShort(brief, early) || t.nothing}</span>
        </summary>
        <BriefFields names={early} />
      </details>
      <Extras />
      <NodeLists parent={null} level={2} />
      {late.length > 0 && <BriefFields names={late} />}
    </div>
  );
}

const inShort = (brief: Readonly<Record<string, string | number>>, names: readonly string[]): string =>
  names
    .map(name => brief[name])
    .filter(value => typeof value === 'string')
    .join(' · ');

/** Beside what they are for; on a phone over it, where they are seen at once. */
function Proposals() {
  const t = useTexts(paperTexts).help;
  const { asking } = useOpenPaper();
  const isNarrow = useIsNarrow();
  if (!asking.isOpen) return null;
  if (!isNarrow) return <ProposalsPanel />;
  return (
    <Drawer open placement="bottom" size="80%" title={t.proposals} onClose={asking.close}>
      <ProposalsPanel isBare />
    </Drawer>
  );
}
