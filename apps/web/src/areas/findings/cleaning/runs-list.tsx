import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CleaningRule } from '@wenshu/analysis/browser';
import { type CleaningRun, cleaningCalls } from '@wenshu/api-contract';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { again } from '../../../app/actions/again.ts';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { PagedList } from '../../../app/lists/paged-list.tsx';
import { momentText } from '../records/grid/cell-text.ts';
import { isUnderWay, outcomeText, progressText } from '../records/many/batch-words.ts';
import { useBatch } from '../records/many/use-batch.ts';
import classes from './cleaning.module.css';

interface RunsListProps {
  readonly scrollId: string;
  readonly timeZone: string;
  onChanged(): void;
}

const SIZE = 10;

/** What was cleaned, newest first: by whom, when, by which rules, and the way back. */
export function RunsList({ scrollId, timeZone, onChanged }: RunsListProps) {
  const t = useTexts(cleaningScreenTexts);
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const queryKey = ['cleaning-runs', scrollId];
  const runs = useQuery({
    queryKey: [...queryKey, page],
    queryFn: () => client.call(cleaningCalls.listRuns, { scrollId, page, size: SIZE }, { quiet: true }),
    refetchInterval: again(data => (data?.items.some(({ batch }) => isUnderWay(batch)) ? 'moving' : 'seldom')),
    staleTime: 0,
  });
  const { batch: taken, follow } = useBatch(scrollId, () => {
    void queries.invalidateQueries({ queryKey });
    onChanged();
  });
  const { run: revert } = useAction(
    ({ runId }: CleaningRun) => client.call(cleaningCalls.revert, { scrollId, runId }),
    {
      onDone: follow,
      refresh: () => runs.refetch(),
    },
  );
  return (
    <section className={classes.card} aria-labelledby="cleaning-runs">
      <h2 id="cleaning-runs">{t.runs}</h2>
      {taken && <p role="status">{isUnderWay(taken) ? progressText(taken) : outcomeText(taken)}</p>}
      <PagedList
        of={runs}
        words={{ ...t, loading: t.runsLoading, loadFailed: t.runsFailed }}
        empty={<p className={classes.faint}>{t.noRuns}</p>}
        page={page}
        size={SIZE}
        onPage={setPage}
      >
        {({ items }) => (
          <ol className={classes.runs}>
            {items.map(run => (
              <Run key={run.runId} run={run} timeZone={timeZone} onRevert={() => revert(run)} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

interface RunProps {
  readonly run: CleaningRun;
  readonly timeZone: string;
  onRevert(): Promise<void>;
}

function Run({ run, timeZone, onRevert }: RunProps) {
  const t = useTexts(cleaningScreenTexts);
  const [isReverting, setReverting] = useState(false);
  const { batch, isByItself } = run;
  const time = momentText(batch.time, timeZone);
  // The contract says JSON; the server checked it when it was saved.
  const names = (run.rules as unknown as readonly CleaningRule[]).map(({ name }) => name);
  return (
    <li>
      <div className={classes.rule}>
        <span className={classes.tools}>
          <strong>{isByItself ? t.byItselfRun : t.byHandRun}</strong>
          {run.isReverted && <StatusTag tone="calm">{t.reverted}</StatusTag>}
        </span>
        <span className={classes.faint}>{[batch.nickName, time].filter(Boolean).join(' · ')}</span>
        <span className={classes.faint}>{t.rulesOf({ list: names.join(t.between) })}</span>
        <span>{isUnderWay(batch) ? progressText(batch) : outcomeText(batch)}</span>
      </div>
      {batch.canUndo && (
        <Button
          size="small"
          aria-label={t.revertOf({ time })}
          loading={isReverting}
          onClick={() => {
            setReverting(true);
            void onRevert().finally(() => setReverting(false));
          }}
        >
          {t.revert}
        </Button>
      )}
    </li>
  );
}
