import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { jobKind } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { logOperation } from '../operation-log/index.ts';
import type { JobDefinition } from './define-job.ts';
import { insertJob } from './job.repository.ts';

/** Waiting or running at once, of one person. */
export const MOST_ACTIVE = 5;
/** The specification keeps download tasks ten days (P4.35, S9.22). */
const KEPT_MS = 10 * 24 * 60 * 60 * 1000;
const LONGEST_SECONDS = 4 * 60 * 60;

/** The queue only says "look at this one"; the row decides who runs it, and whether. */
export const personJob = jobKind<{ readonly jobId: string }>('people.job', { expireInSeconds: LONGEST_SECONDS });

export interface JobRequest<Input extends object> {
  readonly personId: string;
  readonly input: Input;
  /** Left out by what is about the person alone. */
  readonly about?: ObjectRef | undefined;
  /** In the reader's language. */
  readonly title: string;
}

/** Made and sent in one transaction: there is no job that nobody will look at. */
export function startJob<Input extends object>(
  platform: Platform,
  definition: JobDefinition<Input>,
  request: JobRequest<Input>,
): Promise<string> {
  return platform.database.transaction(db => startJobWithin(db, platform, definition, request));
}

/** The same inside the caller's transaction: there is a job exactly when what it is to work on is kept. */
export async function startJobWithin<Input extends object>(
  db: Queryable,
  { jobs, clock }: Platform,
  { kind, typeOf, logs }: JobDefinition<Input>,
  request: JobRequest<Input>,
): Promise<string> {
  const expiresAt = new Date(clock.now().getTime() + KEPT_MS);
  const job = { ...request, about: request.about, kind, type: typeOf?.(request.input) ?? 'other', expiresAt } as const;
  const jobId = await insertJob(db, job, MOST_ACTIVE);
  if (jobId === undefined) throw new Refusal('tooManyJobs', { params: { most: MOST_ACTIVE } });
  const { personId, about = { kind: 'person', id: personId }, title } = request;
  if (logs) await logOperation(db, { personId, action: logs, object: about, details: { title, type: job.type } });
  await jobs.send(personJob, { jobId }, { within: db });
  return jobId;
}
