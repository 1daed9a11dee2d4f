import * as z from 'zod/mini';
import { helperFailures } from '../account/helper-words.ts';
import { call } from '../call.ts';
import { why } from './operators.ts';

const tallied = z.object({
  /** The name of an error, or of a job that failed. */
  word: z.string(),
  kind: z.enum(['error', 'job']),
  /** An error of ours, not a refusal of what somebody asked. */
  isOurs: z.boolean(),
  lastHour: z.number(),
  lastDay: z.number(),
});
export type TalliedError = z.infer<typeof tallied>;

const overview = z.object({
  version: z.string(),
  startedTime: z.number(),
  time: z.number(),
  address: z.nullable(z.string()),
  database: z.object({
    isUp: z.boolean(),
    answerMs: z.nullable(z.number()),
    version: z.nullable(z.string()),
    sizeBytes: z.nullable(z.number()),
    connectionsBusy: z.number(),
    connectionsMost: z.number(),
  }),
  disk: z.nullable(z.object({ freeBytes: z.number(), sizeBytes: z.number(), isFull: z.boolean() })),
  /** Null before the first question to it. */
  columns: z.nullable(z.object({ fileBytes: z.number(), isOwner: z.boolean() })),
  memoryBytes: z.number(),
  /** Null: no model is named, the house's own helper does all of it. As this process found it. */
  helper: z.nullable(
    z.object({
      model: z.string(),
      place: z.string(),
      lastSuccessTime: z.nullable(z.number()),
      lastFailure: z.nullable(z.object({ time: z.number(), why: z.enum(helperFailures) })),
      answersLastHour: z.number(),
      failuresLastHour: z.number(),
      tokensToday: z.number(),
      tokensPerDay: z.number(),
    }),
  ),
  jobs: z.object({ waiting: z.number(), running: z.number(), failed: z.number(), oldestTime: z.nullable(z.number()) }),
  /** The last 24 hours, the present one last. */
  mail: z.array(z.object({ hour: z.number(), sent: z.number(), failed: z.number() })),
  errors: z.array(tallied),
  /** What waits for somebody; null of what the reader's role does not show. */
  decisions: z.object({
    orders: z.nullable(z.number()),
    mails: z.nullable(z.number()),
    samples: z.nullable(z.number()),
    failedJobs: z.nullable(z.number()),
    /** When the last backup was; 0 when there never was one. */
    backupTime: z.nullable(z.number()),
    pausedSince: z.nullable(z.number()),
  }),
});
export type OverviewInfo = z.infer<typeof overview>;

export const overviewCalls = {
  get: call({
    method: 'GET',
    path: '/operator/overview/get',
    audience: 'operator',
    operatorNeeds: 'overview.see',
    own: true,
    summary: 'How the installation is, and what waits for a decision',
    data: overview,
  }),
  goOn: call({
    method: 'POST',
    path: '/operator/overview/goOn',
    audience: 'operator',
    operatorNeeds: 'outward.go-on',
    noted: { action: 'outward.go-on', keeps: ['why'] },
    own: true,
    summary: 'What a restored copy has to send leaves it from now on',
    body: z.object({ why }),
    data: z.null(),
  }),
};
