import { type CallRequest, jobCalls, type RecordBatch, recordBatchCalls } from '@wenshu/api-contract';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { followJob, useRefreshJobs } from '../../../people/jobs/use-jobs.ts';
import { isUnderWay } from './batch-words.ts';

const EVERY_MS = 700;

/** What is being done with many records, followed to its end; what was done last, with the way back. What fails the client tells. */
export function useBatch(scrollId: string, onChanged: () => void) {
  const [batch, setBatch] = useState<RecordBatch>();
  const refreshJobs = useRefreshJobs();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const follow = async (started: RecordBatch) => {
    let now = started;
    setBatch(now);
    const followed = now.jobId ? followJob(now.jobId) : undefined;
    // Its job is in the menu, too: whoever goes away finds it there.
    if (followed) void refreshJobs();
    while (isUnderWay(now) && isHere.current) {
      await new Promise(resolve => setTimeout(resolve, EVERY_MS));
      const asked = { scrollId, batchId: started.batchId };
      now = await client.call(recordBatchCalls.get, asked, { quiet: true }).catch(() => now);
      if (isHere.current) setBatch(now);
    }
    if (!isHere.current) {
      followed?.left();
      return;
    }
    followed?.ended();
    onChanged();
  };
  const begin = (started: Promise<RecordBatch>) => started.then(follow, () => {});
  return {
    batch,
    /** One that somebody else has begun. */
    follow,
    perform: (asked: Omit<CallRequest<typeof recordBatchCalls.perform>, 'scrollId'>) =>
      begin(client.call(recordBatchCalls.perform, { scrollId, ...asked })),
    undo: ({ batchId }: RecordBatch) => begin(client.call(recordBatchCalls.undo, { scrollId, batchId })),
    stop: async ({ jobId }: RecordBatch) => {
      if (jobId) await client.call(jobCalls.cancel, { jobId }).catch(() => {});
    },
    forget: () => setBatch(undefined),
  };
}
