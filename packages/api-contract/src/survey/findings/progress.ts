import { isDate, type Json, namedWindows, timeUnits } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';

/** What somebody can ask to be told of. */
export const progressRules = ['quota-full', 'silent', 'doubtful'] as const;
export type ProgressRule = (typeof progressRules)[number];

/** For so long nothing may come while a survey collects. */
export const SILENT_HOURS = 24;
/** Of the success samples, over which share with a flag is told; and from how many samples on. */
export const DOUBTFUL_PERCENT = 10;
export const DOUBTFUL_LEAST = 30;
/** The pace of a forecast is that of so many days, today among them. */
export const PACE_DAYS = 7;

/** Nobody collected before this century. */
const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/), z.refine(isDate));
/** What one look at the database saw, as PostgreSQL writes it. */
const seen = z.string().check(z.maxLength(4_000), z.regex(/^\d{1,20}:\d{1,20}:(?:\d{1,20}(?:,\d{1,20})*)?$/));

const alert = z.object({
  alertId: z.string(),
  rule: z.enum(progressRules),
  /** In the reader’s language. */
  text: z.string(),
  since: z.number(),
  /** Null while it lasts. */
  endTime: z.nullable(z.number()),
});

// Watching it is a right of its own, and the records themselves need another.
const needs = { right: 'progress.view', on: 'scrollId' } as const;
const needsToRun = { right: 'questionnaire.publish', on: 'scrollId' } as const;
const signedIn = { audience: 'signed-in', own: true } as const;

export const progressCalls = {
  read: call({
    ...signedIn,
    method: 'GET',
    path: '/survey/progress/read',
    needs,
    summary: 'How collecting goes: totals, rates, a trend, where answers come from and where people leave, quotas',
    query: z.object({
      scrollId,
      /** Days of the questionnaire’s own calendar; without `from` and `to`. */
      window: z._default(z.enum(namedWindows), 'days7'),
      from: z.optional(day),
      to: z.optional(day),
      /** What the trend is told by; what fits the window when it is left out. */
      by: z.optional(z.enum(timeUnits)),
    }),
    data: z.object({
      /** The moment, in milliseconds, up to which the answers are in it. */
      asOf: z.number(),
      /** To wait for news with. */
      seen: z.string(),
      timeZone: z.string(),
      /** The day it is there. */
      today: z.string(),
      from: z.string(),
      to: z.string(),
      by: z.enum(timeUnits),
      /** Whether anybody has come yet. */
      hasRecords: z.boolean(),
      /** Whether the reader sees all records: quotas, views and alerts are of the whole survey and shown to nobody else. */
      isWhole: z.boolean(),
      /** As the analysis package’s `Exhibit`. */
      exhibits: z.array(z.custom<Json>()),
      rules: z.array(z.enum(progressRules)),
      alerts: z.array(alert),
    }),
  }),
  wait: call({
    ...signedIn,
    method: 'GET',
    path: '/survey/progress/wait',
    needs,
    summary: 'Wait until a record comes, changes or goes',
    query: z.object({
      scrollId,
      seen,
      /** Shorter than the patience of any proxy between here and there. */
      waitSeconds: z._default(z.coerce.number().check(z.minimum(0), z.maximum(25)), 0),
    }),
    data: z.object({ isNews: z.boolean() }),
  }),
  saveRules: call({
    ...signedIn,
    method: 'PUT',
    path: '/survey/progress/saveRules',
    needs: needsToRun,
    summary: 'Say which events of the survey are told on the screen of its progress',
    body: z.object({ scrollId, rules: z.array(z.enum(progressRules)).check(z.maxLength(progressRules.length)) }),
    data: z.null(),
  }),
  dismissAlert: call({
    ...signedIn,
    method: 'POST',
    path: '/survey/progress/dismissAlert',
    needs: needsToRun,
    summary: 'An alert was read and is not to be shown any more',
    body: z.object({ scrollId, alertId: partId }),
    data: z.null(),
  }),
};
