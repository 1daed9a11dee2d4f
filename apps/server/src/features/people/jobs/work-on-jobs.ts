import { jobKind } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeFile } from '../stored-files/index.ts';
import type { JobDefinition } from './define-job.ts';
import { deleteExpired, giveBackSilent, listFilesWithoutJob } from './job.repository.ts';
import { runJob } from './run-job.ts';
import { personJob } from './start-job.ts';
import { tellOfFile } from './tell-of-file.ts';

/** So many of one process at once: a long one must not keep a short one waiting. */
const LANES = 2;
/** A process that died was unlucky; a job with which three have died is what kills them. */
export const MOST_TRIES = 3;
const HOUR_MS = 60 * 60 * 1000;
const BATCH = 200;

const lostJobs = jobKind<Record<string, never>>('people.lost-jobs');

/** Every process may run every kind of job. */
export async function workOnJobs(platform: Platform, definitions: readonly JobDefinition[]): Promise<void> {
  const byKind = new Map(definitions.map(one => [one.kind, one]));
  for (let lane = 0; lane < LANES; lane++)
    await platform.jobs.work(personJob, ({ jobId }) => runJob(platform, byKind, jobId));
  await platform.jobs.work(lostJobs, () => giveBackLostJobs(platform));
  await platform.jobs.every(lostJobs, '* * * * *', {});
}

/** Gives jobs of dead processes to whoever is next. */
export function giveBackLostJobs({ database, jobs }: Platform): Promise<void> {
  return database.transaction(async db => {
    for (const job of await giveBackSilent(db, MOST_TRIES, { errorName: 'jobLost', details: {} })) {
      if (job.state === 'waiting') await jobs.send(personJob, { jobId: job.jobId }, { within: db });
      else await tellOfFile(db, job, 'file-failed');
    }
  });
}

/** Removes jobs whose time has come, and the files of those that are gone. */
export async function removeExpiredJobs(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  await deleteExpired(database.pool, clock.now());
  for (;;) {
    const files = await listFilesWithoutJob(database.pool, new Date(Date.now() - HOUR_MS), BATCH);
    for (const id of files) await removeFile(platform, id);
    if (files.length < BATCH) return;
  }
}
