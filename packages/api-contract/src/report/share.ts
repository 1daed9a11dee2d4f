import type { Json } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { type CallData, call } from '../call.ts';
import { code, partId, scrollId } from '../shared-inputs.ts';
import { paper, readerChoices, reportFormats } from './report.ts';
import { documentJson, reportId, signedIn } from './shared.ts';

export const sharedThings = ['questionnaire', 'statistics', 'report'] as const;
export type SharedThing = (typeof sharedThings)[number];

/** S5.20. */
export const SHARE_PASSWORD = /^\d{8,20}$/;

const share = z.object({
  shareId: z.string(),
  /** What stands in the address: /survey/share?code=… for a questionnaire or its statistics, /survey/shareReport?code=… for a report. */
  code: z.string(),
  what: z.enum(sharedThings),
  reportId: z.nullable(z.string()),
  /** Of the report, or of the questionnaire. */
  name: z.string(),
  hasPassword: z.boolean(),
  /** After this nobody sees it. */
  endTime: z.nullable(z.number()),
  mayDownload: z.boolean(),
  nickName: z.string(),
  isOwn: z.boolean(),
  opened: z.number(),
  createTime: z.number(),
});

const needs = { right: 'questionnaire.view', on: 'scrollId' } as const;

export const shareCalls = {
  listShares: call({
    ...signedIn,
    method: 'GET',
    path: '/report/listShares',
    needs,
    summary:
      'What of a questionnaire is shown to people outside: the person’s own shares and those of reports they manage; all, for whoever lets people in',
    query: z.object({ scrollId, reportId: z.optional(reportId) }),
    data: z.object({ items: z.array(share) }),
  }),
  saveShare: call({
    ...signedIn,
    method: 'POST',
    path: '/report/saveShare',
    logged: { action: 'share.save', keeps: ['what'] },
    needs,
    summary:
      'Show a questionnaire, its statistics or a report to whoever has the address, with what the person sharing may see; or change an own share',
    body: z.object({
      scrollId,
      shareId: z.optional(partId),
      what: z.enum(sharedThings),
      reportId: z.optional(reportId),
      /** 8 to 20 digits; null takes it away, left out it stays as it is. */
      password: z.optional(z.nullable(z.string().check(z.regex(SHARE_PASSWORD)))),
      endTime: z._default(z.nullable(z.number().check(z.int(), z.positive(), z.maximum(8_640_000_000_000))), null),
      mayDownload: z._default(z.boolean(), false),
    }),
    data: share,
  }),
  withdrawShare: call({
    ...signedIn,
    method: 'POST',
    path: '/report/withdrawShare',
    logged: { action: 'share.withdraw' },
    needs,
    summary: 'End a share at once, whoever has it open',
    body: z.object({ scrollId, shareId: partId }),
    data: z.null(),
  }),
};

const ticket = z.string().check(z.minLength(1), z.maxLength(300));
const visitor = { audience: 'visitor', own: true } as const;

/** What people outside may do with a share. */
export const sharedCalls = {
  open: call({
    ...visitor,
    method: 'POST',
    path: '/share/open',
    summary: 'Open what was shared: with its password, where it has one. The ticket lasts half a day',
    body: z.object({ code, password: z.optional(z.string().check(z.maxLength(40))) }),
    /** `isLocked`: a password is asked for, and there is no ticket yet. */
    data: z.object({ isLocked: z.boolean(), ticket: z.nullable(z.string()), what: z.enum(sharedThings) }),
  }),
  get: call({
    ...visitor,
    method: 'GET',
    path: '/share/get',
    summary: 'What was shared: the questionnaire as it is answered, or the pages of a report or of the statistics',
    query: z.object({ ticket }),
    data: z.object({
      what: z.enum(sharedThings),
      name: z.string(),
      /** Whose it is. */
      nickName: z.string(),
      mayDownload: z.boolean(),
      endTime: z.nullable(z.number()),
      /** As survey-core’s `Flow`. */
      flow: z.nullable(z.custom<Json>()),
      document: z.nullable(documentJson),
    }),
  }),
  results: call({
    ...visitor,
    method: 'POST',
    path: '/share/results',
    summary:
      'What the blocks of a shared report, or of shared statistics, show: with what the person who shares it may see now',
    body: z.object({
      ticket,
      blockIds: z.optional(z.array(partId).check(z.minLength(1), z.maxLength(200))),
      choices: z._default(readerChoices, {}),
    }),
    data: z.object({
      asOf: z.number(),
      timeZone: z.string(),
      isFrozen: z.boolean(),
      blocks: z.record(z.string(), z.custom<Json>()),
    }),
  }),
  export: call({
    ...visitor,
    method: 'GET',
    path: '/share/export',
    answers: 'file',
    summary: 'A shared report as a file, where whoever shares it allows that',
    query: z.object({ ticket, format: z.enum(reportFormats), paper }),
    data: z.custom<Uint8Array>(),
  }),
};

/** What stands in the page of a share already: the answers of the calls that the page would make first. */
export interface EarlyShare {
  /** The language that `found` and `stills` are in. */
  readonly language: 'zh' | 'en';
  readonly shared: CallData<typeof sharedCalls.get>;
  readonly found?: CallData<typeof sharedCalls.results>;
  /** By block: its chart as svg. */
  readonly stills?: Readonly<Record<string, string>>;
}
