import type { Job } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import type { JobDefinitions } from './define-job.ts';
import type { JobRow } from './job.repository.ts';

export type Possible = Pick<Job, 'canRepeat' | 'canUndo'>;

/** What can be done with each of these jobs, asked for once per kind. What changed something is not done once more: it is done. */
export async function findPossible(
  platform: Platform,
  definitions: JobDefinitions,
  jobs: readonly Pick<JobRow, 'jobId' | 'kind' | 'state'>[],
): Promise<(job: Pick<JobRow, 'jobId' | 'kind'>) => Possible> {
  const ended = jobs.filter(({ state }) => state !== 'waiting' && state !== 'running');
  const undoable = new Set<string>();
  for (const kind of new Set(ended.map(job => job.kind))) {
    const undo = definitions.get(kind)?.undo;
    const ids = ended.filter(job => job.kind === kind).map(({ jobId }) => jobId);
    for (const jobId of (await undo?.listPossible(platform, ids)) ?? []) undoable.add(jobId);
  }
  return ({ jobId, kind }) => ({
    canRepeat: definitions.get(kind)?.undo === undefined,
    canUndo: undoable.has(jobId),
  });
}
