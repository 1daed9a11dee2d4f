import { type CallRequest, jobCalls, type RecordBatch, recordBatchCalls } from '@wenshu/api-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { useAgain } from '../../../../app/actions/use-again.ts';
import { client } from '../../../../app/client.ts';
import { useWatched } from '../../../people/jobs/use-job.ts';
import { useRefreshJobs } from '../../../people/jobs/use-jobs.ts';
import { isUnderWay } from './batch-words.ts';

/** What is being done with many records, followed to its end; what was done last, with the way back. What fails the client tells. */
export function useBatch(scrollId: string, onChanged: () => void) {
  const [batch, setBatch] = useState<RecordBatch>();
  const refreshJobs = useRefreshJobs();
  const isMoving = batch !== undefined && isUnderWay(batch);
  const look = async () => {
    if (!batch) return;
    const { batchId } = batch;
    const now = await client.call(recordBatchCalls.get, { scrollId, batchId }, { quiet: true });
    // It may have been forgotten meanwhile, or another one begun.
    setBatch(before => (before?.batchId === batchId ? now : before));
  };
  useAgain(look, isMoving ? 'moving' : undefined);
  useWatched(batch?.jobId ?? undefined, !isMoving);
  const ended = isMoving ? undefined : batch;
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    if (ended !== undefined) tell();
  }, [ended]);
  const follow = (started: RecordBatch) => {
    setBatch(started);
    // Its job is in the menu, too: whoever goes away finds it there.
    if (started.jobId) void refreshJobs();
  };
  const { run: perform } = useAction(
    (asked: Omit<CallRequest<typeof recordBatchCalls.perform>, 'scrollId'>) =>
      client.call(recordBatchCalls.perform, { scrollId, ...asked }),
    { onDone: follow },
  );
  const { run: undo } = useAction(
    ({ batchId }: RecordBatch) => client.call(recordBatchCalls.undo, { scrollId, batchId }),
    { onDone: follow },
  );
  const { run: stop } = useAction(async ({ jobId }: RecordBatch) => {
    if (jobId) await client.call(jobCalls.cancel, { jobId });
  });
  return {
    batch,
    /** One that somebody else has begun. */
    follow,
    perform,
    undo,
    stop,
    forget: () => setBatch(undefined),
  };
}
