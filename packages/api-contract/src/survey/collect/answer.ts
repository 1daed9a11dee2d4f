import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { code, languageId, versionTime } from '../../shared-inputs.ts';
import { verifyProof } from '../../verify-proof.ts';
import type { ScrollInfo } from '../design/scroll-info.ts';

/** 0 not answered, 1 not completed, 2 success sample, 3 screened out, 4 quota full, 5 quota full (hold), 6 declined the agreement. */
export const answerStatus = {
  notAnswered: 0,
  notCompleted: 1,
  success: 2,
  screened: 3,
  quotaFull: 4,
  quotaHeld: 5,
  declined: 6,
} as const;
export type AnswerStatus = (typeof answerStatus)[keyof typeof answerStatus];

/** Two ids of 32 characters and an @ between them: a loop's copy. */
const MAX_KEY_LENGTH = 65;

/** One row of an answer; see docs/answer-format.md. */
export const answerInfo = z.object({
  questionId: z.string().check(z.maxLength(64)),
  topQuestionId: z.string().check(z.maxLength(MAX_KEY_LENGTH)),
  parentQuestionId: z._default(z.string().check(z.maxLength(64)), ''),
  questionGroupId: z._default(z.string().check(z.maxLength(64)), ''),
  itemId: z._default(z.string().check(z.maxLength(64)), ''),
  answerValue: z.string().check(z.maxLength(20_000)),
  answerValueType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
});
export type AnswerInfo = z.infer<typeof answerInfo>;

const MAX_PARAMETERS = 50;

/** What stood behind the question mark of the link, as text by name. */
export const linkParameters = z
  .record(z.string().check(z.maxLength(50)), z.string().check(z.maxLength(200)))
  .check(z.refine(given => Object.keys(given).length <= MAX_PARAMETERS));
export type LinkParameters = z.infer<typeof linkParameters>;

/** More than any survey has pages. */
const MAX_PAGES = 5000;

/** How long the page was shown at each place since its last save, in milliseconds, by the answer key of the first question there. */
const pageTimes = z
  .record(
    z.string().check(z.maxLength(MAX_KEY_LENGTH)),
    z.number().check(z.int(), z.minimum(0), z.maximum(24 * 3_600_000)),
  )
  .check(z.refine(given => Object.keys(given).length <= MAX_PAGES));

/** Enough for a thousand questions of a hundred rows would be absurd; this is enough for every real survey. */
const MAX_ROWS = 20_000;

export const answerRecord = z.object({
  answerRecordId: z.string(),
  versionTime: z.number(),
  languageId: z.number(),
  answerStatus: z.number(),
  isSubmit: z.boolean(),
});
export type AnswerRecordInfo = z.infer<typeof answerRecord>;

export const answerCalls = {
  open: call({
    method: 'GET',
    path: '/survey/scroll/open',
    audience: 'respondent',
    summary: 'Open a survey by its link: what is asked, and the visitor’s own unfinished record if there is one',
    query: z.object({
      linkCode: z._default(code, 'none'),
      codeNum: z.optional(code),
      cookieId: z.optional(code),
      deviceId: z.optional(code),
    }),
    data: z.object({
      scrollInfo: z.custom<ScrollInfo>(),
      answerRecord,
      /** What the unfinished record holds, in the rows that a save sends. */
      answerInfoList: z.array(answerInfo),
      blankAnswerInfoList: z.array(answerInfo),
      lastQuestionId: z.nullable(z.string()),
      saveSeq: z.number(),
    }),
  }),
  submitAnswer: call({
    method: 'POST',
    path: '/survey/answer/submitAnswer',
    audience: 'respondent',
    summary: 'Save a page (answerStatus 1) or submit (answerStatus 2)',
    body: z.object({
      answerRecordId: z.string().check(z.regex(/^[0-9A-Za-z]{16,32}$/)),
      versionTime,
      languageId: z._default(languageId, 1),
      answerStatus: z.union([z.literal(1), z.literal(2)]),
      codeNum: z.optional(code),
      linkCode: z.optional(code),
      cookieId: z.optional(code),
      deviceId: z.optional(code),
      answerInfoList: z.array(answerInfo).check(z.maxLength(MAX_ROWS)),
      blankAnswerInfoList: z._default(z.array(answerInfo).check(z.maxLength(MAX_ROWS)), []),
      lastQuestionId: z.optional(z.string().check(z.maxLength(MAX_KEY_LENGTH))),
      saveSeq: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)), 0),
      /** A hint: it is believed up to what has passed by the server’s clock. Without it, all of that was spent where the save before led to. */
      pageTimes: z.optional(pageTimes),
      deviceType: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(100)), 1),
      /** Of gates that were passed; see visit.ts. */
      pass: z.optional(z.string().check(z.maxLength(1000))),
      /** Of a link that another system has signed; see visit.ts. */
      signed: z.optional(z.string().check(z.maxLength(4000))),
      /** The link's parameters. The first save, or the submission, brings them; later ones are ignored. */
      parameters: z.optional(linkParameters),
      /** From the visit: when it was opened, signed. */
      startMark: z.optional(z.string().check(z.maxLength(100))),
      /** After `captchaNeeded`: the picture code's key and what was read in it. */
      captcha: z.optional(
        z.object({
          verifyCodeKey: z.string().check(z.maxLength(64)),
          verifyCode: z.string().check(z.maxLength(10)),
          verifyProof,
        }),
      ),
    }),
    data: z.object({
      answerRecord,
      /** After a saved page: whether the cells that its answers match have room. Not the decision: that is made at the submission. */
      quota: z.optional(z.enum(['open', 'full', 'held'])),
      /** After a success sample: the survey gives something, so the end may ask for it. Absent otherwise, and nothing is fetched. */
      givesReward: z.optional(z.boolean()),
    }),
  }),
};
