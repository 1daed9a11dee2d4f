import type { Job } from '@wenshu/api-contract';

export const isActive = ({ state }: Pick<Job, 'state'>): boolean => state === 'waiting' || state === 'running';

/** What may look otherwise in a moment without anybody doing anything. */
export const isMoving = (job: Pick<Job, 'state' | 'isDownloading'>): boolean => isActive(job) || job.isDownloading;

/** What has ended and was told neither by this page nor by another one. */
export function untold(jobs: readonly Job[], told: ReadonlySet<string>): readonly Job[] {
  return jobs.filter(job => job.isNews && !isActive(job) && !told.has(job.jobId));
}
