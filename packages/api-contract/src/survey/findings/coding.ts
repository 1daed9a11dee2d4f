import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { codingFrame, frameCode } from './coding-frame.ts';
import { answerRecordId } from './record.ts';

/** Whoever may code. */
export const codingOwn = {
  audience: 'signed-in',
  own: true,
  needs: { right: 'analysis.collate', on: 'scrollId' },
} as const;
const own = codingOwn;

const codingId = partId;
/** Beside the questionnaire's id. */
export const codingAddress = { codingId };
const MOST_AT_ONCE = 500;
export const MOST_CODES_AT_ONCE = 50;
/** The longest answer there is. */
const MOST_LETTERS = 1_000_000;

export const codingLists = ['all', 'coded', 'uncoded'] as const;
export const codingOrders = ['newest', 'oldest', 'longest', 'shortest', 'similar'] as const;

/** Some words of an answer: from where to where in its letters, as JavaScript counts them, from 0. */
export const codeSpan = z
  .object({
    from: z.int().check(z.minimum(0), z.maximum(MOST_LETTERS)),
    to: z.int().check(z.minimum(1), z.maximum(MOST_LETTERS)),
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'] }));

const coding = z.object({
  codingId: z.string(),
  /** The codebook’s key of the text that is coded. */
  variable: z.string(),
  /** Of the coded variable: what filters, columns and analyses name it by. */
  key: z.string(),
  name: z.string(),
  label: z.string(),
  frame: codingFrame,
});

export const codingMark = z.object({
  markId: z.number(),
  code: z.number(),
  /** Null for the whole answer. */
  span: z.nullable(z.object({ from: z.number(), to: z.number() })),
  coder: z.enum(['person', 'rule', 'helper']),
  /** Of the person; empty where somebody has left, or where it was no person. */
  nickName: z.string(),
  /** From 0 to 1; null where nobody said. */
  sureness: z.nullable(z.number()),
  state: z.enum(['suggested', 'accepted', 'rejected']),
  time: z.number(),
  /** False where the answer says something else there since: it does not count, and wants to be looked at again. */
  stands: z.boolean(),
});

const answer = z.object({
  answerRecordId: z.string(),
  text: z.string(),
  /** The reader codes it in a round that is still open: what others gave it is not shown before. */
  isBlind: z.boolean(),
  marks: z.array(codingMark),
});

export const codingDone = z.object({
  /** Changed nothing: it was so already. */
  added: z.number(),
  ended: z.number(),
  /** Undoes it. */
  deedId: z.string(),
});

/** Open answers under codes. All of it within the records that the reader may see. */
export const codingCalls = {
  list: call({
    ...own,
    method: 'GET',
    path: '/survey/coding/list',
    summary: 'Which texts of a questionnaire are coded, each with its frame',
    query: z.object({ scrollId }),
    data: z.object({ items: z.array(coding) }),
  }),
  setUp: call({
    ...own,
    method: 'POST',
    path: '/survey/coding/setUp',
    logged: { action: 'coding.set-up', keeps: ['variable'] },
    summary: 'Begin to code a text with a frame: what comes of it is a variable for everybody who sees the records',
    body: z.object({
      scrollId,
      variable: z.string().check(z.minLength(1), z.maxLength(400)),
      frameId: partId,
      /** Of the coded variable; made of the text’s where it is left out. */
      label: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
    }),
    data: coding,
  }),
  remove: call({
    ...own,
    needs: { right: 'analysis.collate', on: 'scrollId', ofAllRecords: true },
    method: 'DELETE',
    path: '/survey/coding/remove',
    logged: { action: 'coding.remove' },
    summary: 'Take a coding away with all that was coded, and its variable. The frame stays',
    body: z.object({ scrollId, codingId }),
    data: z.null(),
  }),
  answers: call({
    ...own,
    method: 'POST',
    path: '/survey/coding/answers',
    summary: 'Some answers with what they are coded with. The order that is answered can be named again',
    body: z
      .object({
        scrollId,
        codingId,
        list: z._default(z.enum(codingLists), 'all'),
        /** Only those with this code, or with one below it. */
        code: z.optional(frameCode),
        /** Only those that were given to the reader. */
        isOwnPortion: z._default(z.boolean(), false),
        search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
        sort: z._default(z.enum(codingOrders), 'newest'),
        /** Sorted as similar: to this one, which stands first. */
        similarTo: z.optional(answerRecordId),
        from: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 0),
        count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
        order: z.optional(z.string().check(z.maxLength(64))),
      })
      .check(z.refine(({ sort, similarTo }) => sort !== 'similar' || similarTo !== undefined, { path: ['similarTo'] })),
    data: z.object({
      total: z.number(),
      order: z.string(),
      asOf: z.number(),
      items: z.array(answer),
    }),
  }),
  counts: call({
    ...own,
    method: 'GET',
    path: '/survey/coding/counts',
    summary: 'How many answers there are, how many are coded, and with what; a code counts those below it',
    query: z.object({ scrollId, codingId }),
    data: z.object({
      answered: z.number(),
      coded: z.number(),
      codes: z.array(z.object({ code: z.number(), count: z.number() })),
      asOf: z.number(),
    }),
  }),
  code: call({
    ...own,
    method: 'POST',
    path: '/survey/coding/code',
    logged: { action: 'coding.code', keeps: ['answerRecordIds', 'add', 'remove'], isOften: true },
    summary: 'Give codes to answers, or take them away; with a span to some words of one answer',
    body: z
      .object({
        scrollId,
        codingId,
        answerRecordIds: z.array(answerRecordId).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
        add: z._default(z.array(frameCode).check(z.maxLength(MOST_CODES_AT_ONCE)), []),
        /** Whoever gave them. */
        remove: z._default(z.array(frameCode).check(z.maxLength(MOST_CODES_AT_ONCE)), []),
        span: z.optional(codeSpan),
      })
      .check(
        z.refine(({ span: some, answerRecordIds }) => some === undefined || answerRecordIds.length === 1, {
          path: ['span'],
        }),
      ),
    data: codingDone,
  }),
  undo: call({
    ...own,
    method: 'POST',
    path: '/survey/coding/undo',
    logged: { action: 'coding.undo', isOften: true },
    summary: 'Undo what one did; what is answered undoes that again. What others have done since stays',
    body: z.object({ scrollId, codingId, deedId: partId }),
    data: codingDone,
  }),
};
