import { type ProposedNode, paperChanges } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { LoadingState } from '@wenshu/ui';
import { Button } from 'antd';
import { useContext } from 'react';
import { HelpedNote } from '../../../../app/helper/helped-note.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import type { Offered } from '../open/asking.ts';
import { nodeName } from '../open/node-name.ts';
import { useMake, useOpenPaper, usePaper, usePartWords } from '../open/paper-context.ts';
import { SourcesContext } from '../open/source-names.ts';
import { useUndoOfThis } from '../open/use-undo-of-this.ts';
import classes from './help.module.css';
import { ProposedTree } from './proposed-tree.tsx';

interface ProposalsPanelProps {
  /** In a drawer, which has the heading and the way to close it. */
  readonly isBare?: boolean;
}

/** What the helper proposes: each part with its reasons to look at, to accept or to put away. Nothing is in the paper before. */
export function ProposalsPanel({ isBare = false }: ProposalsPanelProps) {
  const t = useTexts(paperTexts).help;
  const { asking } = useOpenPaper();
  const { offered, isBusy } = asking;
  return (
    <section className={isBare ? undefined : classes.box} aria-label={t.proposals} aria-busy={isBusy}>
      <div className={classes.top}>
        {!isBare && <h2>{t.proposals}</h2>}
        {isBusy ? (
          <Button size="small" onClick={asking.stop}>
            {t.stop}
          </Button>
        ) : (
          !isBare && (
            <Button size="small" type="text" aria-label={t.close} title={t.close} onClick={asking.close}>
              ×
            </Button>
          )
        )}
      </div>
      {isBusy && <LoadingState text={t.asking} />}
      {offered && <OfferedParts offered={offered} />}
    </section>
  );
}

function OfferedParts({ offered }: { readonly offered: Offered }) {
  const t = useTexts(paperTexts).help;
  const { asking } = useOpenPaper();
  const paper = usePaper();
  const words = usePartWords();
  const make = useMake();
  const tellUndo = useUndoOfThis();
  const { proposals, dropped, helped, hadAny, ask, nodeId } = offered;
  const upon = nodeId === undefined ? undefined : paper.nodes[nodeId];
  const accept = (ones: readonly ProposedNode[]) => {
    if (!make(now => paperChanges.add(now, ones, newId))) return;
    asking.settle(ones);
    tellUndo(t.accepted({ count: ones.length }));
  };
  return (
    <>
      {upon && <p className={classes.hint}>{t.forWhat({ name: nodeName(upon, words.nodes[upon.kind]!.name) })}</p>}
      {!hadAny && <p role="status">{ask === 'evidence' ? <WhyNoEvidence /> : t.none}</p>}
      {proposals.length > 0 && (
        <div className={classes.top}>
          <span role="status">{t.count({ count: proposals.length })}</span>
          <Button size="small" type="primary" onClick={() => accept(proposals)}>
            {t.acceptAll}
          </Button>
        </div>
      )}
      <ol className={classes.proposals}>
        {proposals.map((one, at) => {
          const name = nodeName(one, words.nodes[one.kind]!.name, at + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: proposals have no ids, and each knows nothing of its place
            <li key={at} className={classes.proposal}>
              {nodeId === undefined && <ForWhat parent={one.parent} />}
              <ProposedTree node={one} isTop />
              <div className={classes.buttons}>
                <Button size="small" aria-label={t.acceptOf({ name })} onClick={() => accept([one])}>
                  {t.accept}
                </Button>
                <Button
                  size="small"
                  type="text"
                  aria-label={t.dismissOf({ name })}
                  onClick={() => asking.settle([one])}
                >
                  {t.dismiss}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {dropped > 0 && <p className={classes.hint}>{t.dropped({ count: dropped })}</p>}
      {!asking.isBusy && (
        <Button size="small" onClick={() => void asking.ask(ask, nodeId)}>
          {t.again}
        </Button>
      )}
      <HelpedNote helped={helped} onAgain={() => asking.ask(ask, nodeId)} />
    </>
  );
}

/** Below what it would stand, where it was asked for the whole paper. */
function ForWhat({ parent }: { readonly parent: string | null }) {
  const t = useTexts(paperTexts).help;
  const words = usePartWords();
  const node = usePaper().nodes[parent ?? ''];
  if (!node) return null;
  return <p className={classes.hint}>{t.forWhat({ name: nodeName(node, words.nodes[node.kind]!.name) })}</p>;
}

function WhyNoEvidence() {
  const t = useTexts(paperTexts).help;
  const hasParts = Object.keys(usePaper().nodes).length > 0;
  if (useContext(SourcesContext).size === 0) return t.noSources;
  return hasParts ? t.noneEvidence : t.noSubQuestions;
}
