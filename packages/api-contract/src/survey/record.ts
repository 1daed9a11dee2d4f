import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { paging, scrollId } from './shared-inputs.ts';

const column = z.object({
  name: z.string(),
  label: z.string(),
  valueLabels: z.optional(z.array(z.object({ value: z.number(), label: z.string() }))),
});
const cell = z.nullable(z.union([z.string(), z.number()]));

/** Why a record does not count though it is there. */
const setAside = z.object({
  as: z.enum(['invalid', 'deleted']),
  reason: z.string(),
  nickName: z.string(),
  time: z.number(),
});

const recordItem = z.object({
  answerRecordId: z.string(),
  serialNumber: z.nullable(z.number()),
  answerStatus: z.number(),
  /** Marked invalid or deleted: beside the status, which stays what it was. */
  setAside: z.nullable(setAside),
  /** Taken by a booster quota, beyond the main sample. */
  isBooster: z.boolean(),
  /** How many attention checks were failed, by the version that was answered; null when none was met. A flag: nothing else follows from it. */
  trapsFailed: z.nullable(z.number()),
  startTime: z.number(),
  endTime: z.nullable(z.number()),
  /** Active time by the server’s clock; pauses over 30 minutes are left out. */
  durationMs: z.nullable(z.number()),
  channel: z.string(),
  terminal: z.nullable(z.string()),
  system: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  region: z.object({
    nation: z.nullable(z.string()),
    province: z.nullable(z.string()),
    city: z.nullable(z.string()),
    /** Of the city, else of the province (GB/T 2260); null where neither is known. */
    code: z.nullable(z.string()),
  }),
  memo: z.string(),
  values: z.array(cell),
});

export const answerRecordId = z.string().check(z.regex(/^[0-9A-Za-z]{1,32}$/));
const answerRecordIds = z.array(answerRecordId).check(z.minLength(1), z.maxLength(500));

export const recordOperations = ['marked-invalid', 'deleted', 'restored', 'memo'] as const;

/** Which records a list shows. Deleted ones stand in a list of their own. */
export const recordLists = ['all', 'success', 'invalid', 'unfinished', 'deleted'] as const;

export const recordCalls = {
  findPage: call({
    method: 'GET',
    path: '/survey/record/findPage',
    audience: 'signed-in',
    needs: { right: 'records.view', on: 'scrollId' },
    own: true,
    summary: 'Collected records, newest first, as values of the codebook’s variables',
    query: z.object({
      scrollId,
      list: z._default(z.enum(recordLists), 'all'),
      ...paging,
    }),
    data: z.object({ total: z.number(), columns: z.array(column), items: z.array(recordItem) }),
  }),
  get: call({
    method: 'GET',
    path: '/survey/record/get',
    audience: 'signed-in',
    needs: { right: 'records.view', on: 'scrollId' },
    own: true,
    summary: 'One record with its answers, its files and what was done with it',
    query: z.object({ scrollId, answerRecordId }),
    data: z.object({
      record: recordItem,
      columns: z.array(column),
      answers: z.record(z.string(), z.custom<Json>()),
      /** Values of the data set’s variables by key, as in the table of records. */
      row: z.record(
        z.string(),
        z.nullable(z.union([z.number(), z.string(), z.array(z.number()), z.array(z.string())])),
      ),
      /** With addresses that last some minutes. */
      files: z.array(
        z.object({
          id: z.string(),
          answerKey: z.string(),
          name: z.string(),
          size: z.number(),
          contentType: z.string(),
          address: z.string(),
        }),
      ),
      /**
       * How long the respondent was on each page, several visits together, by the question that begins it. From the page's saves and within
       * `durationMs`: what passed during a pause over 30 minutes, before the first question or without a network is on no page.
       */
      pageTimes: z.array(z.object({ questionId: z.string(), seqName: z.string(), durationMs: z.number() })),
      /** What the server left out of the submission, and why. */
      log: z.array(z.custom<Json>()),
      operations: z.array(
        z.object({
          operation: z.enum(recordOperations),
          nickName: z.string(),
          time: z.number(),
          detail: z.record(z.string(), z.custom<Json>()),
        }),
      ),
    }),
  }),
  markInvalid: call({
    method: 'POST',
    path: '/survey/record/markInvalid',
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId' },
    own: true,
    summary: 'Mark submitted records invalid: they keep their status and give back their places in total and quotas',
    body: z.object({
      scrollId,
      answerRecordIds,
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    }),
    data: z.object({ changed: z.number() }),
  }),
  delete: call({
    method: 'DELETE',
    path: '/survey/record/delete',
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId' },
    own: true,
    summary:
      'Delete records: they leave lists, exports and counts, their people of the name list may answer again, and they can be restored',
    body: z.object({ scrollId, answerRecordIds }),
    data: z.object({ changed: z.number() }),
  }),
  restore: call({
    method: 'POST',
    path: '/survey/record/restore',
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId' },
    own: true,
    summary:
      'Restore invalid or deleted records. Those for which the total or a quota has no room stay as they are and are named, unless mayGoOver; those whose person of the name list has answered again stay, too, and are named',
    body: z.object({ scrollId, answerRecordIds, mayGoOver: z._default(z.boolean(), false) }),
    data: z.object({
      changed: z.number(),
      withoutRoom: z.array(z.string()),
      answeredAgain: z.array(z.string()),
    }),
  }),
  memo: call({
    method: 'PUT',
    path: '/survey/record/memo',
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId' },
    own: true,
    summary: 'Write a memo to a record; an empty one removes it',
    body: z.object({ scrollId, answerRecordId, memo: z.string().check(z.trim(), z.maxLength(500)) }),
    data: z.null(),
  }),
};
