import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { jobStates } from '../../job/job.ts';
import { paging, partId, scrollId } from '../../shared-inputs.ts';
import { answerRecordId, recordLists } from './record.ts';

/** What can be done with many records at once. */
export const recordActions = ['invalid', 'delete', 'restore', 'memo'] as const;
export type RecordAction = (typeof recordActions)[number];

/** So many can be named one by one. */
export const MOST_NAMED = 20_000;

const batchId = z.uuid();
const needs = { right: 'questionnaire.publish', on: 'scrollId' } as const;

/** What became of the records that it has come to. */
const outcome = z.object({
  /** How many it is for, and how many it has come to. */
  total: z.number(),
  reached: z.number(),
  changed: z.number(),
  /** Somebody else has changed them meanwhile: they stay as they are. */
  overtaken: z.number(),
  /** Not restored: the total or a quota has no room for them. */
  withoutRoom: z.number(),
  /** Not restored: their person of the name list has answered again. */
  answeredAgain: z.number(),
  /** The person may not see them any more, or they are gone. */
  outOfSight: z.number(),
});
export type BatchOutcome = z.output<typeof outcome>;

export const recordBatch = z.object({
  batchId,
  does: z.enum(recordActions),
  /** It takes another one back. */
  isUndo: z.boolean(),
  /** The reason, or the memo. */
  said: z.string(),
  nickName: z.string(),
  time: z.number(),
  state: z.enum(jobStates),
  /** Of the person's jobs, where it is one. */
  jobId: z.nullable(z.string()),
  outcome,
  canUndo: z.boolean(),
});
export type RecordBatch = z.output<typeof recordBatch>;

const cell = z.object({
  cellId: z.string(),
  quota: z.string(),
  name: z.string(),
  /** 0 means unlimited. */
  size: z.number(),
  before: z.number(),
  after: z.number(),
  /** Should records be restored beyond the limits. */
  afterOver: z.number(),
});

const counts = z.object({ before: z.number(), after: z.number(), afterOver: z.number(), cap: z.number() });

/** What it would do, when nobody does anything else before. */
export const batchEffect = z.object({
  batchId,
  matching: z.number(),
  /** Those that it would change; the others are so already, or nothing it is for. */
  due: z.number(),
  /** Whether the person may know of all records: nobody else is told what they come to together. */
  isWhole: z.boolean(),
  /** Success samples that count, and the cells whose count would change; null where there are too many to foresee, or not all may be known. */
  total: z.nullable(counts),
  cells: z.nullable(z.array(cell)),
  /** How many could not be restored. */
  withoutRoom: z.nullable(z.number()),
});

export const recordBatchCalls = {
  preview: call({
    method: 'POST',
    path: '/survey/record/previewMany',
    audience: 'signed-in',
    needs,
    own: true,
    summary:
      'What doing something with many records would do to total and quotas. The records are fixed by it: later ones are not touched',
    body: z.object({
      scrollId,
      does: z.enum(recordActions),
      /** These, or without them all that match. */
      answerRecordIds: z.optional(z.array(answerRecordId).check(z.minLength(1), z.maxLength(MOST_NAMED))),
      list: z._default(z.enum(recordLists), 'all'),
      schemeId: z.optional(partId),
      filter: z.optional(z.custom<Json>()),
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    }),
    data: batchEffect,
  }),
  perform: call({
    method: 'POST',
    path: '/survey/record/performMany',
    logged: { action: 'record.batch', keeps: ['reason', 'mayGoOver'] },
    audience: 'signed-in',
    needs,
    own: true,
    summary: 'Do what was previewed: at once where it is little, else as a job of the person',
    body: z.object({
      scrollId,
      batchId,
      /** Needed where records are marked invalid. */
      reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      memo: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
      mayGoOver: z._default(z.boolean(), false),
    }),
    data: recordBatch,
  }),
  undo: call({
    method: 'POST',
    path: '/survey/record/undoMany',
    logged: { action: 'record.undo' },
    audience: 'signed-in',
    needs,
    own: true,
    summary:
      'Take back what was done with many records: those that it changed and nobody has changed since become what they were, and take their places again where there is room',
    body: z.object({ scrollId, batchId }),
    data: recordBatch,
  }),
  get: call({
    method: 'GET',
    path: '/survey/record/getMany',
    audience: 'signed-in',
    needs,
    own: true,
    summary: 'How far it is with many records, or what became of them',
    query: z.object({ scrollId, batchId }),
    data: recordBatch,
  }),
  list: call({
    method: 'GET',
    path: '/survey/record/listMany',
    audience: 'signed-in',
    needs,
    own: true,
    summary:
      'What was done with many records of a questionnaire, newest first; of somebody with a range, what they did',
    query: z.object({ scrollId, ...paging }),
    data: z.object({ total: z.number(), items: z.array(recordBatch) }),
  }),
};
