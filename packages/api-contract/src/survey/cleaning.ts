import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { answerRecordId } from './record.ts';
import { batchEffect, recordBatch } from './record-batch.ts';
import { paging, scrollId, version } from './shared-inputs.ts';

const needs = { right: 'analysis.collate', on: 'scrollId' } as const;
const own = { audience: 'signed-in', needs, own: true } as const;
const runId = z.uuid();
/** A list of rules, as `CleaningRule` has it; checked by the server against the data. */
const rules = z.custom<Json>();
const rulesSent = z.array(z.custom<Json>()).check(z.maxLength(30));

const MOST_KEPT_AT_ONCE = 200;

/** By rule, in the order of those that are on. */
const tally = z.object({
  total: z.number(),
  hits: z.array(z.number()),
  alone: z.array(z.number()),
  overlap: z.array(z.array(z.number())),
});

export const cleaningStops = ['by-person', 'rights-lost', 'rules-broken'] as const;

const run = z.object({
  runId,
  /** Rules made it as records came, in the name of the person. */
  isByItself: z.boolean(),
  /** Somebody has taken it back. */
  isReverted: z.boolean(),
  /** As they were. */
  rules,
  tally,
  batch: recordBatch,
});
export type CleaningRun = z.output<typeof run>;

const scheme = z.object({
  rules,
  /** How often it was saved. */
  version,
  nickName: z.string(),
  updateTime: z.nullable(z.number()),
  byItself: z.nullable(
    z.object({
      nickName: z.string(),
      since: z.number(),
      /** Why it does not clean any more; null while it does. */
      stopped: z.nullable(z.enum(cleaningStops)),
    }),
  ),
});

export const cleaningCalls = {
  get: call({
    ...own,
    method: 'GET',
    path: '/survey/cleaning/get',
    summary: 'The cleaning rules of a questionnaire, and whether they run on new records by themselves',
    query: z.object({ scrollId }),
    data: scheme,
  }),
  save: call({
    ...own,
    method: 'POST',
    path: '/survey/cleaning/save',
    logged: { action: 'cleaning.save' },
    summary: 'Save the cleaning rules; refused when somebody else has saved since',
    body: z.object({ scrollId, version, rules: rulesSent }),
    data: z.object({ version }),
  }),
  preview: call({
    ...own,
    method: 'POST',
    path: '/survey/cleaning/preview',
    summary:
      'What rules would find: for each how many, how many alone, how many with each other, and what quotas would lose. The records are fixed by it',
    body: z.object({ scrollId, rules: rulesSent }),
    data: z.object({
      runId,
      /** Of the rules that are on, in their order. */
      ruleIds: z.array(z.string()),
      /** Success samples that were looked at. */
      looked: z.number(),
      tally,
      /** Found, but kept by a person: they are left alone. */
      kept: z.number(),
      /** Rules that cannot say anything yet: too few have answered for a median. */
      tooFew: z.array(z.string()),
      effect: batchEffect,
    }),
  }),
  apply: call({
    ...own,
    method: 'POST',
    path: '/survey/cleaning/apply',
    logged: { action: 'cleaning.apply' },
    summary:
      'Mark what was previewed as invalid, each with the rules that found it: at once where it is little, else as a job',
    body: z.object({ scrollId, runId }),
    data: run,
  }),
  revert: call({
    ...own,
    method: 'POST',
    path: '/survey/cleaning/revert',
    logged: { action: 'cleaning.revert' },
    summary: 'Take a run back: what it marked and nobody has touched since counts again, where there is room',
    body: z.object({ scrollId, runId }),
    data: recordBatch,
  }),
  listRuns: call({
    ...own,
    method: 'GET',
    path: '/survey/cleaning/listRuns',
    summary: 'The runs of a questionnaire, newest first; of somebody with a range, their own',
    query: z.object({ scrollId, ...paging }),
    data: z.object({ total: z.number(), items: z.array(run) }),
  }),
  byItself: call({
    ...own,
    method: 'POST',
    path: '/survey/cleaning/byItself',
    logged: { action: 'cleaning.by-itself', keeps: ['isOn'] },
    summary: 'Let the saved rules run on records as they come, in the name of whoever switches it on, or not any more',
    body: z.object({ scrollId, isOn: z.boolean() }),
    data: z.null(),
  }),
  suspects: call({
    ...own,
    method: 'GET',
    path: '/survey/cleaning/suspects',
    needs: { right: 'records.view', on: 'scrollId' },
    summary: 'Records that the saved rules find and nobody has kept, those first that most rules find',
    query: z.object({ scrollId }),
    data: z.object({
      total: z.number(),
      kept: z.number(),
      tooFew: z.array(z.string()),
      items: z.array(z.object({ answerRecordId: z.string(), serialNumber: z.number(), ruleIds: z.array(z.string()) })),
    }),
  }),
  keep: call({
    ...own,
    method: 'POST',
    path: '/survey/cleaning/keep',
    logged: { action: 'cleaning.keep', keeps: ['isKept'] },
    summary:
      'Keep records, whatever rules say: they are not offered and not marked again. Or let rules find them again',
    body: z.object({
      scrollId,
      answerRecordIds: z.array(answerRecordId).check(z.minLength(1), z.maxLength(MOST_KEPT_AT_ONCE)),
      isKept: z.boolean(),
    }),
    data: z.object({ changed: z.number() }),
  }),
};
