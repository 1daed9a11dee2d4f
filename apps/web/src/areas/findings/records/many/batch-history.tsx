import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RecordBatch, recordBatchCalls } from '@wenshu/api-contract';
import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import { EmptyState } from '@wenshu/ui';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { again } from '../../../../app/actions/again.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { ListPages } from '../../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../../app/loaded.tsx';
import { useRefreshJobs } from '../../../people/jobs/use-jobs.ts';
import { momentText } from '../grid/cell-text.ts';
import { isUnderWay, outcomeText, progressText } from './batch-words.ts';
import classes from './many.module.css';

interface BatchHistoryProps {
  readonly scrollId: string;
  readonly timeZone: string;
  onChanged(): void;
  onClose(): void;
}

const SIZE = 20;

/** What was done with many records, newest first: by whom, when, what became of it, and the way back. */
export function BatchHistory({ scrollId, timeZone, onChanged, onClose }: BatchHistoryProps) {
  const t = useTexts(manyRecordsTexts);
  const { history } = t;
  const queries = useQueryClient();
  const refreshJobs = useRefreshJobs();
  const [page, setPage] = useState(1);
  const [undoing, setUndoing] = useState<string>();
  const queryKey = ['record-batches', scrollId];
  const batches = useQuery({
    queryKey: [...queryKey, page],
    queryFn: () => client.call(recordBatchCalls.list, { scrollId, page, size: SIZE }, { quiet: true }),
    refetchInterval: again(data => (data?.items.some(isUnderWay) ? 'moving' : undefined)),
    staleTime: 0,
    gcTime: 0,
  });
  const undo = async ({ batchId }: RecordBatch) => {
    setUndoing(batchId);
    await client.call(recordBatchCalls.undo, { scrollId, batchId }).catch(() => {});
    setUndoing(undefined);
    await queries.invalidateQueries({ queryKey });
    void refreshJobs();
    onChanged();
  };
  return (
    <Drawer open size={520} title={history.open} onClose={onClose}>
      <Loaded
        of={batches}
        words={{ ...history, retry: t.retry }}
        empty={{
          isSo: ({ total }) => total === 0,
          shows: <EmptyState title={history.empty} text={history.emptyText} />,
        }}
      >
        {({ items, total }) => (
          <>
            <ol className={classes.history}>
              {items.map(batch => {
                const name = batch.isUndo ? history.undoOf({ name: t[batch.does] }) : t[batch.does];
                return (
                  <li key={batch.batchId}>
                    <div>
                      <strong>{name}</strong>
                      <span className={classes.faint}>
                        {[batch.nickName, momentText(batch.time, timeZone), history.states[batch.state]]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      {batch.said && !batch.isUndo && <span>{history.because({ said: batch.said })}</span>}
                      <span>{isUnderWay(batch) ? progressText(batch) : outcomeText(batch)}</span>
                    </div>
                    {batch.canUndo && (
                      <Button
                        size="small"
                        aria-label={history.undoOf({ name: outcomeText(batch) })}
                        loading={undoing === batch.batchId}
                        onClick={() => void undo(batch)}
                      >
                        {t.undo}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ol>
            <ListPages page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
