import { type AnybodysJobInfo, type ErrorName, jobsDeskCalls, type QueuedInfo } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { FastifyInstance } from 'fastify';
import { presentRefusal } from '../../../http/present-answer.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listQueued, listQueues, type QueuedRow } from '../../../platform/jobs/queue-desk.repository.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listPersons } from '../../people/account/index.ts';
import {
  type AnybodysJob,
  findJobOwner,
  type JobDefinition,
  listAnybodysJobs,
  startAgain,
  stopJob,
} from '../../people/jobs/index.ts';

export type JobDefinitions = ReadonlyMap<string, JobDefinition>;

const MOST_QUEUED = 100;

export function registerJobsDesk(app: FastifyInstance, definitions: JobDefinitions): void {
  const { jobs } = app.door.platform;
  registerCalls(app, jobsDeskCalls, {
    queues: async (_input, { database }) =>
      (await listQueues(database.pool)).map(({ oldestAt, ...row }) =>
        Object.assign(row, { oldestTime: oldestAt?.getTime() ?? null }),
      ),
    queued: async ({ queue }, { database }) => (await listQueued(database.pool, queue, MOST_QUEUED)).map(presentQueued),
    repeat: async ({ queue, jobId }, { database }) => {
      await requireQueue(database.pool, queue);
      if (!(await jobs.repeat(queue, jobId))) throw new Refusal('jobNotThere');
      return null;
    },
    cancel: async ({ queue, jobId }, { database }) => {
      await requireQueue(database.pool, queue);
      if (!(await jobs.cancel(queue, jobId))) throw new Refusal('jobNotThere');
      return null;
    },
    ofPeople: async ({ state, page, size }, { database, language }) => {
      const { total, items } = await listAnybodysJobs(database.pool, { state, page, size });
      const people = await listPersons(database.pool, [...new Set(items.map(({ personId }) => personId))]);
      const names = new Map(people.map(({ id, nickName }) => [id, nickName]));
      return { total, items: items.map(job => presentJob(job, names.get(job.personId) ?? '', language)) };
    },
    repeatOfPerson: async ({ jobId }, { platform, database }) => {
      const personId = await findJobOwner(database.pool, jobId);
      if (personId === undefined) throw new Refusal('jobNotFound');
      // As that person: what they may not do any more is refused to the operator as well.
      await startAgain(platform, definitions, { personId, sessionId: '' }, jobId);
      return null;
    },
    stopOfPerson: async ({ jobId }, { database }) => {
      const isStopped = await stopJob(database.pool, jobId, { errorName: 'jobStopped', details: {} });
      if (!isStopped) throw new Refusal('jobNotThere');
      return null;
    },
  });
}

/** The queue's own library fails at a name that it does not know. */
async function requireQueue(db: Queryable, queue: string): Promise<void> {
  if (!(await listQueues(db)).some(known => known.queue === queue)) throw new Refusal('jobNotThere');
}

/** Those that are done are not asked for. */
function presentQueued({ id, state, tries, errorName, ...row }: QueuedRow): QueuedInfo {
  return {
    jobId: id,
    state: state as QueuedInfo['state'],
    tries,
    createdTime: row.createdAt.getTime(),
    dueTime: row.dueAt.getTime(),
    startedTime: row.startedAt?.getTime() ?? null,
    endedTime: row.endedAt?.getTime() ?? null,
    errorName: errorName?.slice(0, 80) ?? null,
  };
}

function presentJob(job: AnybodysJob, name: string, language: Language): AnybodysJobInfo {
  const { jobId, kind, type, state, progress, reason } = job;
  return {
    jobId,
    name,
    type,
    kind,
    state,
    progress,
    // By its name alone: what fills its sentence may be of a survey.
    reason: reason && reasonOf(reason.errorName, language),
    createdTime: job.createdAt.getTime(),
    finishedTime: job.finishedAt?.getTime() ?? null,
  };
}

function reasonOf(errorName: string, language: Language): string {
  try {
    // A name that a job left behind: what it needs to know is not kept, and one that nobody knows is told as it is.
    return presentRefusal(new Refusal(errorName as ErrorName, undefined as never), language).envelope.message;
  } catch {
    return errorName;
  }
}
