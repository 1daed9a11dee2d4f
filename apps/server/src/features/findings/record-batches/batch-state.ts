import type { JobState, RecordBatch } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listJobStates } from '../../people/jobs/index.ts';
import type { BatchRow } from './record-batch.repository.ts';

/** As long as jobs are kept: whoever finds out later restores by hand. */
const UNDO_MS = 10 * 24 * 60 * 60 * 1000;
const isActive = (state: JobState | undefined) => state === 'waiting' || state === 'running';

export interface BatchState {
  readonly state: JobState;
  readonly canUndo: boolean;
}

/** How each of them stands: what a job says that runs it, else how far it has come. */
export async function findStates(
  { database, clock }: Platform,
  batches: readonly BatchRow[],
  db: Queryable = database.pool,
): Promise<ReadonlyMap<string, BatchState>> {
  const jobs = batches.flatMap(({ jobId, undoJobs }) => [...(jobId === null ? [] : [jobId]), ...undoJobs]);
  const states = await listJobStates(db, jobs);
  const oldest = clock.now().getTime() - UNDO_MS;
  return new Map(
    batches.map(batch => {
      const { jobId, reached, total, undoOf, changed, isUndone, undoJobs, askedAt } = batch;
      const own = jobId === null ? undefined : states.get(jobId);
      const state = own ?? (reached >= total ? 'done' : 'failed');
      const isBusy = isActive(own) || undoJobs.some(id => isActive(states.get(id)));
      const isFresh = askedAt !== null && askedAt.getTime() > oldest;
      return [batch.batchId, { state, canUndo: undoOf === null && changed > 0 && !isUndone && !isBusy && isFresh }];
    }),
  );
}

export function presentBatch(batch: BatchRow, { state, canUndo }: BatchState): RecordBatch {
  const { batchId, does, undoOf, said, nickName, jobId, askedAt } = batch;
  const { total, reached, changed, overtaken, withoutRoom, answeredAgain, outOfSight } = batch;
  return {
    batchId,
    does,
    isUndo: undoOf !== null,
    said,
    nickName,
    jobId,
    state,
    canUndo,
    time: askedAt?.getTime() ?? 0,
    outcome: { total, reached, changed, overtaken, withoutRoom, answeredAgain, outOfSight },
  };
}
