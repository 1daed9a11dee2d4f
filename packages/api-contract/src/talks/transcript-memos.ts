import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { codingOwn } from '../survey/findings/coding.ts';
import { frameCode } from '../survey/findings/coding-frame.ts';

export const MOST_TALK_MEMOS = 5_000;
export const LONGEST_TALK_MEMO = 5_000;

const memo = z.object({
  memoId: z.string(),
  /** On a transcript, or on one of its turns; with neither on a code or on the project. */
  transcriptId: z.nullable(z.string()),
  turnId: z.nullable(z.string()),
  /** On a code of a coding; null also where the coding has gone since. */
  codingId: z.nullable(z.string()),
  code: z.nullable(z.number()),
  words: z.string(),
  /** Empty where somebody has left. */
  nickName: z.string(),
  /** Whoever wrote it changes and removes it; what nobody has any more, everybody. */
  isOwn: z.boolean(),
  time: z.number(),
  changeTime: z.number(),
});
export type TalkMemo = z.infer<typeof memo>;

/** What people note while they analyse transcripts. */
export const transcriptMemoCalls = {
  memos: call({
    ...codingOwn,
    method: 'GET',
    path: '/talks/transcript/memos',
    summary:
      'Memos of a project: on turns and transcripts that the reader may see and code, and by whoever sees all of them those on codes and on the project',
    query: z.object({ scrollId }),
    data: z.object({ items: z.array(memo) }),
  }),
  saveMemo: call({
    ...codingOwn,
    method: 'POST',
    path: '/talks/transcript/saveMemo',
    summary: 'Write a memo, or one of one’s own anew: then where it is stays',
    body: z
      .object({
        scrollId,
        memoId: z.optional(partId),
        transcriptId: z.optional(partId),
        turnId: z.optional(partId),
        codingId: z.optional(partId),
        code: z.optional(frameCode),
        words: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TALK_MEMO)),
      })
      .check(
        z.refine(one => one.turnId === undefined || one.transcriptId !== undefined, { path: ['transcriptId'] }),
        z.refine(one => (one.code === undefined) === (one.codingId === undefined), { path: ['codingId'] }),
      ),
    data: memo,
  }),
  removeMemo: call({
    ...codingOwn,
    method: 'POST',
    path: '/talks/transcript/removeMemo',
    summary: 'Remove a memo of one’s own. Nothing brings it back',
    body: z.object({ scrollId, memoId: partId }),
    data: z.null(),
  }),
};
