import * as z from 'zod/mini';
import { call } from '../call.ts';
import { jobStates, jobTypes } from '../job/job.ts';
import { paging } from '../shared-inputs.ts';
import { why } from './operators.ts';

const queueName = z.string().check(z.regex(/^[\w.-]{1,80}$/));

const queue = z.object({
  queue: z.string(),
  waiting: z.number(),
  planned: z.number(),
  running: z.number(),
  failed: z.number(),
  oldestTime: z.nullable(z.number()),
  cron: z.nullable(z.string()),
});
export type QueueInfo = z.infer<typeof queue>;

const queued = z.object({
  jobId: z.string(),
  state: z.enum(['created', 'retry', 'active', 'cancelled', 'failed']),
  tries: z.number(),
  createdTime: z.number(),
  dueTime: z.number(),
  startedTime: z.nullable(z.number()),
  endedTime: z.nullable(z.number()),
  /** What kind of error, never its message: that may hold what somebody answered. */
  errorName: z.nullable(z.string()),
});
export type QueuedInfo = z.infer<typeof queued>;

const anybodysJob = z.object({
  jobId: z.string(),
  name: z.string(),
  type: z.enum(jobTypes),
  kind: z.string(),
  state: z.enum(jobStates),
  progress: z.number(),
  reason: z.nullable(z.string()),
  createdTime: z.number(),
  finishedTime: z.nullable(z.number()),
});
export type AnybodysJobInfo = z.infer<typeof anybodysJob>;

/** What works behind the pages: queues of the installation, and the jobs that people have started. */
export const jobsDeskCalls = {
  queues: call({
    method: 'GET',
    path: '/operator/jobs/queues',
    audience: 'operator',
    operatorNeeds: 'jobs.see',
    own: true,
    summary: 'Every queue with what waits, runs and has failed in it',
    data: z.array(queue),
  }),
  queued: call({
    method: 'GET',
    path: '/operator/jobs/queued',
    audience: 'operator',
    operatorNeeds: 'jobs.see',
    own: true,
    summary: 'What one queue holds, failed ones first; at most 100',
    query: z.object({ queue: queueName }),
    data: z.array(queued),
  }),
  repeat: call({
    method: 'POST',
    path: '/operator/jobs/repeat',
    audience: 'operator',
    operatorNeeds: 'jobs.change',
    noted: { action: 'job.repeat', of: 'jobId', keeps: ['queue', 'why'] },
    own: true,
    summary: 'Try one again that has failed',
    body: z.object({ queue: queueName, jobId: z.uuid(), why }),
    data: z.null(),
  }),
  cancel: call({
    method: 'POST',
    path: '/operator/jobs/cancel',
    audience: 'operator',
    operatorNeeds: 'jobs.change',
    noted: { action: 'job.cancel', of: 'jobId', keeps: ['queue', 'why'] },
    own: true,
    summary: 'Take one out that has not ended',
    body: z.object({ queue: queueName, jobId: z.uuid(), why }),
    data: z.null(),
  }),
  ofPeople: call({
    method: 'GET',
    path: '/operator/jobs/ofPeople',
    audience: 'operator',
    operatorNeeds: 'jobs.see',
    own: true,
    summary: 'Jobs that people have started, the newest first; never what they are called or hold',
    query: z.object({ ...paging, state: z.optional(z.enum(jobStates)) }),
    data: z.object({ total: z.number(), items: z.array(anybodysJob) }),
  }),
  repeatOfPerson: call({
    method: 'POST',
    path: '/operator/jobs/repeatOfPerson',
    audience: 'operator',
    operatorNeeds: 'jobs.change',
    noted: { action: 'job.repeat', of: 'jobId', keeps: ['why'] },
    own: true,
    summary: 'Start a person’s job again as theirs, if they may still do so',
    body: z.object({ jobId: z.uuid(), why }),
    data: z.null(),
  }),
  stopOfPerson: call({
    method: 'POST',
    path: '/operator/jobs/stopOfPerson',
    audience: 'operator',
    operatorNeeds: 'jobs.change',
    noted: { action: 'job.cancel', of: 'jobId', keeps: ['why'] },
    own: true,
    summary: 'Stop a person’s job; they are told',
    body: z.object({ jobId: z.uuid(), why }),
    data: z.null(),
  }),
};
