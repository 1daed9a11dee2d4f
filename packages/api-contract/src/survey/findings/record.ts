import type { AnswerContext, Flow, Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { paging, partId, scrollId } from '../../shared-inputs.ts';

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

/** The record that had the same answers before; null where it counts no more, or the reader may not see it. */
const like = z.nullable(z.object({ answerRecordId: z.string(), serialNumber: z.number() }));

/** What makes a record doubtful, with what it was judged by. */
const recordFlag = z.discriminatedUnion('flag', [
  z.object({
    flag: z.literal('tooFast'),
    durationMs: z.number(),
    /** Of all samples that count; null for a record that is set aside, whose flags stay as they were. */
    median: z.nullable(z.object({ ms: z.number(), samples: z.number() })),
  }),
  z.object({ flag: z.literal('straightLine'), grids: z.array(z.object({ seqName: z.string(), title: z.string() })) }),
  z.object({ flag: z.literal('sameDevice'), like }),
  z.object({ flag: z.literal('sameAddress'), like }),
  z.object({ flag: z.literal('trap'), failed: z.number() }),
]);

/** A file that a respondent sent, with an address that lasts some minutes. */
const recordFile = z.object({
  id: z.string(),
  answerKey: z.string(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  address: z.string(),
});

export const answerRecordId = z.string().check(z.regex(/^[0-9A-Za-z]{1,32}$/));
const answerRecordIds = z.array(answerRecordId).check(z.minLength(1), z.maxLength(500));

export const recordOperations = ['marked-invalid', 'deleted', 'restored', 'memo'] as const;

/** Which records a list shows. Deleted ones stand in a list of their own. */
export const recordLists = ['all', 'success', 'invalid', 'unfinished', 'declined', 'deleted'] as const;

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
      flags: z.array(recordFlag),
      files: z.array(recordFile),
      /**
       * What this respondent was asked, in the order in which it was shown: answer keys by page. A page is one of the design, named by the
       * question that begins it; how long it took is null where nobody knows.
       */
      pages: z.array(
        z.object({ questionId: z.string(), durationMs: z.nullable(z.number()), answerKeys: z.array(z.string()) }),
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
  seen: call({
    method: 'GET',
    path: '/survey/record/seen',
    audience: 'signed-in',
    needs: { right: 'records.view', on: 'scrollId' },
    own: true,
    summary:
      'The survey as the respondent of a record met it: its version and language, and what orders and rules were dealt from',
    query: z.object({ scrollId, answerRecordId }),
    data: z.object({
      flow: z.custom<Flow>(),
      languageTag: z.string(),
      answers: z.record(z.string(), z.custom<Json>()),
      context: z.custom<AnswerContext>(),
      /** Addresses of its files by id; they last some minutes. */
      files: z.record(z.string(), z.string()),
    }),
  }),
  findFiles: call({
    method: 'GET',
    path: '/survey/record/findFiles',
    audience: 'signed-in',
    needs: { right: 'records.view', on: 'scrollId' },
    own: true,
    summary:
      'What respondents uploaded, the newest first, with the records it belongs to; files of deleted records are left out',
    query: z.object({
      scrollId,
      questionId: z.optional(partId),
      /** Goes on after this page; `next` of the answer before. */
      after: z.optional(z.string().check(z.regex(/^\d{1,17}-[0-9A-Za-z]{1,32}$/))),
      size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 60),
    }),
    data: z.object({
      items: z.array(
        z.extend(recordFile, { answerRecordId: z.string(), serialNumber: z.nullable(z.number()), time: z.number() }),
      ),
      next: z.nullable(z.string()),
    }),
  }),
  markInvalid: call({
    method: 'POST',
    path: '/survey/record/markInvalid',
    logged: { action: 'record.invalid', keeps: ['answerRecordIds', 'reason'] },
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
    logged: { action: 'record.delete', keeps: ['answerRecordIds'] },
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
    logged: { action: 'record.restore', keeps: ['answerRecordIds', 'mayGoOver'] },
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
    logged: { action: 'record.memo', keeps: ['answerRecordId'] },
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId' },
    own: true,
    summary: 'Write a memo to a record; an empty one removes it',
    body: z.object({ scrollId, answerRecordId, memo: z.string().check(z.trim(), z.maxLength(500)) }),
    data: z.null(),
  }),
};
