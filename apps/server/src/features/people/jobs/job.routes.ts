import { type ErrorName, type Job, jobCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { FastifyInstance } from 'fastify';
import { type Actor, keyGives } from '../../../authorisation/actor.ts';
import { presentRefusal } from '../../../http/present-answer.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { fileAddress, removeFile } from '../stored-files/index.ts';
import type { JobDefinition } from './define-job.ts';
import {
  cancelJob,
  deleteEnded,
  findJob,
  type JobRow,
  listJobs,
  markSeen,
  type StoredReason,
} from './job.repository.ts';
import { findPossible, type Possible } from './possible.ts';
import { requireKept } from './require-kept.ts';
import { startAgain, undoJob } from './start-again.ts';

/** `definitions` are every kind of job there is: one of them is made again by its kind. */
export function registerJobCalls(app: FastifyInstance, definitions: readonly JobDefinition[]): void {
  const byKind = new Map(definitions.map(one => [one.kind, one]));
  registerCalls(app, jobCalls, {
    list: async ({ page, size, only }, { database, actor, platform, clock, language }) => {
      const wanted = { page, size, isDownload: only === 'downloads' };
      const { total, items } = await listJobs(database.pool, actor.personId, clock.now(), wanted);
      const may = await findPossible(platform, byKind, items);
      return { total, items: items.map(job => presentJob(job, may(job), language)) };
    },
    get: async ({ jobId }, { database, actor, platform, clock, language }) => {
      const job = await findJob(database.pool, actor.personId, jobId, clock.now());
      if (!job || !isForKey(byKind.get(job.kind), actor)) throw new Refusal('jobNotFound');
      if (job.fileId !== null || job.result !== null)
        await requireKept(database.pool, byKind.get(job.kind), actor, job);
      const address = job.fileId === null ? null : fileAddress(platform, job.fileId, actor.personId);
      const may = await findPossible(platform, byKind, [job]);
      return { job: presentJob(job, may(job), language), address, result: job.result };
    },
    cancel: async ({ jobId }, { database, actor, clock }) => {
      if (!(await findJob(database.pool, actor.personId, jobId, clock.now()))) throw new Refusal('jobNotFound');
      await cancelJob(database.pool, actor.personId, jobId);
      return null;
    },
    again: async ({ jobId }, { actor, platform }) => ({ jobId: await startAgain(platform, byKind, actor, jobId) }),
    undo: async ({ jobId }, { actor, platform, language }) => {
      await undoJob(platform, byKind, { actor, jobId, language });
      return null;
    },
    remove: async ({ jobId }, { database, actor, platform }) => {
      const removed = await deleteEnded(database.pool, actor.personId, jobId);
      if (!removed) throw new Refusal('jobNotFound');
      if (removed.fileId !== null) await removeFile(platform, removed.fileId);
      return null;
    },
    markSeen: async ({ jobIds }, { database, actor }) => {
      await markSeen(database.pool, actor.personId, jobIds);
      return null;
    },
  });
}

/** Through a key, what it could have started itself: a person's own data are no program's business. */
function isForKey(definition: JobDefinition | undefined, actor: Actor): boolean {
  if (actor.keyRights === undefined) return true;
  return definition?.needs !== undefined && keyGives(actor, definition.needs);
}

function presentJob(job: JobRow, may: Possible, language: Language): Job {
  const { jobId, kind, type, title, state, progress, progressWord, reason, fileName, fileSize, isNews } = job;
  const { rowsDone, rowsTotal, isDownloading } = job;
  return {
    jobId,
    kind,
    type,
    title,
    state,
    progress,
    progressWord,
    isNews,
    isDownloading,
    ...may,
    rows: rowsDone === null || rowsTotal === null ? null : { done: rowsDone, total: rowsTotal },
    reason: reason && reasonText(reason, language),
    file: fileName === null || fileSize === null ? null : { name: fileName, size: Number(fileSize) },
    createTime: job.createdAt.getTime(),
    finishTime: job.finishedAt?.getTime() ?? null,
    expireTime: job.expiresAt.getTime(),
  };
}

/** Kept as it was refused, said in the language of whoever reads it. */
function reasonText({ errorName, details }: StoredReason, language: Language): string {
  // Stored with the name of the refusal that they belong to.
  return presentRefusal(new Refusal(errorName as ErrorName, details as never), language).envelope.message;
}
