import type { Appearance, EndPage, Flow, Json, RichText } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { code, languageIdText } from '../../shared-inputs.ts';
import type { answerRecord } from './answer.ts';
import type { VisitRefusal } from './visit-refusals.ts';

export type { VisitRefusal } from './visit-refusals.ts';

/** Says that a gate was passed: signed by the server, kept by the page, sent with every later call of the visit. */
const pass = z.string().check(z.maxLength(1000));

/** What was typed at the identity check, by the field's name. */
const typedFields = z
  .record(z.string().check(z.maxLength(50)), z.string().check(z.maxLength(200)))
  .check(z.refine(given => Object.keys(given).length <= 50));

/** What stands behind the question mark of a link that another system has signed, exactly as it stands there. */
export const signedQuery = z.string().check(z.maxLength(4000));

/** Who asks: by the link's code, the one-to-one or identity code, the visitor's own ids, and passes of gates. */
export const visitor = {
  linkCode: z.optional(code),
  codeNum: z.optional(code),
  cookieId: z.optional(code),
  deviceId: z.optional(code),
  pass: z.optional(pass),
  signed: z.optional(signedQuery),
};

/** What may be seen before any gate: nothing of the questions. */
export interface Entrance {
  readonly title: string;
  readonly languageId: number;
  /** The tag of that language (BCP 47) and which way it is written. */
  readonly languageTag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Every language that it can be answered in; one when there is no choice. */
  readonly languages: readonly { readonly languageId: number; readonly name: string }[];
  readonly appearance: Appearance;
  /** Milliseconds since 1970, where a time is set. */
  readonly startTime?: number;
  readonly endTime?: number;
}

export interface IdentityField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'mobile' | 'email';
}

/**
 * A visit to a survey: which step the visitor stands at. The same thing is embedded in the page (then without anything personal:
 * no `record`) and answered by the call.
 */
export type Visit =
  | {
      readonly step: 'refused';
      readonly refusal: VisitRefusal;
      readonly entrance: Entrance | null;
      readonly endPage: EndPage | null;
      /** Of an address that has what it was to bring: where it sends whoever comes too late. */
      readonly endPageLinks?: { readonly [outcome: string]: string };
      /** Of somebody known who has answered: there may be something of theirs to receive. */
      readonly givesReward?: true;
    }
  | { readonly step: 'password'; readonly entrance: Entrance }
  | {
      readonly step: 'identity';
      readonly entrance: Entrance;
      readonly fields: readonly IdentityField[];
      /** The field whose number gets the SMS code, when one is needed. */
      readonly smsField: string | null;
      readonly help: RichText | null;
    }
  | {
      readonly step: 'open';
      readonly entrance: Entrance;
      readonly flow: Flow;
      /** Operands of logic besides the answers; the server has its own copy and trusts only that. */
      readonly context: {
        readonly channel: string;
        readonly labels: readonly string[];
        readonly parameters: Readonly<Record<string, string>>;
        /** The day in the questionnaire's time zone, YYYY-MM-DD. */
        readonly today: string;
      };
      /** When it was opened, signed: sent back with saves and the submission. Absent in the page that all share, where a cookie says it. */
      readonly startMark?: string;
      /** A picture code has to be typed with the submission. */
      readonly needsCaptcha: boolean;
      /** Addresses of this link's or channel's own ends, which win over the survey's. */
      readonly endPageLinks: { readonly [outcome: string]: string };
      /** The visitor's own unfinished record; absent in the page that all share. */
      readonly record?: {
        readonly answerRecord: z.infer<typeof answerRecord>;
        readonly answers: Readonly<Record<string, Json>>;
        readonly lastQuestionId: string | null;
        readonly saveSeq: number;
        /** Its answers were moved to the newest version of the survey. */
        readonly wasMoved: boolean;
        /** Names of its files, by id. */
        readonly fileNames: Readonly<Record<string, string>>;
      };
    };

/** The answering page's own calls, besides the specification's `open` and `submitAnswer`. */
export const visitCalls = {
  visit: call({
    method: 'GET',
    path: '/survey/answer/visit',
    audience: 'respondent',
    own: true,
    summary:
      'Where a visitor stands: refused, before a gate, or in front of the questions with their own unfinished record',
    query: z.object({
      ...visitor,
      languageId: z.optional(languageIdText),
      /** The language that the link names, where no number is known yet. */
      lang: z.optional(z.string().check(z.maxLength(100))),
      /** The link's parameters as JSON. */
      parameters: z.optional(z.string().check(z.maxLength(4000))),
    }),
    data: z.custom<Visit>(),
  }),
  passPassword: call({
    method: 'POST',
    path: '/survey/answer/passPassword',
    audience: 'respondent',
    own: true,
    summary: 'Pass the gate of the survey’s password',
    body: z.object({ ...visitor, password: z.string().check(z.maxLength(100)) }),
    data: z.object({ pass: z.string() }),
  }),
  sendIdentityCode: call({
    method: 'POST',
    path: '/survey/answer/sendIdentityCode',
    audience: 'respondent',
    own: true,
    summary: 'Send the SMS code of the identity check to a number of the name list',
    body: z.object({ ...visitor, fields: typedFields }),
    data: z.object({ waitSeconds: z.number() }),
  }),
  passIdentity: call({
    method: 'POST',
    path: '/survey/answer/passIdentity',
    audience: 'respondent',
    own: true,
    summary: 'Pass the identity check: what was typed must stand in the name list',
    body: z.object({
      ...visitor,
      fields: typedFields,
      smsCode: z.optional(z.string().check(z.maxLength(10))),
    }),
    data: z.object({ pass: z.string() }),
  }),
  declineAgreement: call({
    method: 'POST',
    path: '/survey/answer/declineAgreement',
    audience: 'respondent',
    own: true,
    summary: 'Decline an agreement: kept as an incomplete record that says so',
    body: z.object({ ...visitor, answerRecordId: z.string().check(z.regex(/^[0-9A-Za-z]{16,32}$/)) }),
    data: z.null(),
  }),
  askNoMore: call({
    method: 'POST',
    path: '/survey/answer/askNoMore',
    audience: 'respondent',
    own: true,
    summary: 'Somebody of the name list wishes not to be asked again: kept over all surveys of this one’s owner',
    body: z.object(visitor),
    data: z.null(),
  }),
  discard: call({
    method: 'POST',
    path: '/survey/answer/discard',
    audience: 'respondent',
    own: true,
    summary: 'Close early: the unfinished record and its files are removed (S4.6)',
    body: z.object({ ...visitor, answerRecordId: z.string().check(z.regex(/^[0-9A-Za-z]{16,32}$/)) }),
    data: z.null(),
  }),
};
