import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { frameCode } from './coding-frame.ts';

const own = {
  audience: 'signed-in',
  own: true,
  needs: { right: 'analysis.collate', on: 'scrollId' },
} as const;

const codingId = partId;
const MOST_JUDGED = 500;
/** How sure a suggestion is at least. */
const least = z._default(z.number().check(z.minimum(0), z.maximum(1)), 0);
const markId = z.int().check(z.minimum(1));
const chosen = { scrollId, codingId, least, code: z.optional(frameCode) };

export const suggestionOrders = ['surest', 'doubtful'] as const;
/** Answers that must be coded before a helper can learn from them how. */
export const LEAST_CODED = 20;
/** As many at once are accepted by one press. */
export const MOST_ACCEPTED = 20_000;

const suggestion = z.object({
  markId: z.number(),
  answerRecordId: z.string(),
  text: z.string(),
  code: z.number(),
  sureness: z.number(),
});

const judged = z.object({
  accepted: z.number(),
  rejected: z.number(),
  /** Undoes it (`codingCalls.undo`). */
  deedId: z.string(),
});

/** Codes that a helper proposes for answers without one. All of it within the records that the reader may see. */
export const codingSuggestionCalls = {
  start: call({
    ...own,
    method: 'POST',
    path: '/survey/codingSuggestion/start',
    summary:
      'Have codes proposed for answers that have none, as others like them were coded: a job. What was proposed and not judged before is proposed anew',
    body: z.object({ scrollId, codingId }),
    data: z.object({ jobId: z.string() }),
  }),
  state: call({
    ...own,
    method: 'GET',
    path: '/survey/codingSuggestion/state',
    summary: 'What waits to be judged, by code, and what was done the last time',
    query: z.object({ scrollId, codingId }),
    data: z.object({
      /** Answers coded so far: a helper needs `LEAST_CODED`. */
      coded: z.number(),
      uncoded: z.number(),
      waiting: z.array(z.object({ code: z.number(), count: z.number() })),
      /** The person’s job that is at it now. */
      jobId: z.nullable(z.string()),
      /** Of the person who asks, or of somebody who sees the same records; null before the first. */
      last: z.nullable(
        z.object({
          time: z.number(),
          learntFrom: z.number(),
          /** For how many coded answers a code was proposed without looking at theirs, and how often that was right. */
          tried: z.number(),
          triedRight: z.number(),
          lookedAt: z.number(),
          proposedFor: z.number(),
        }),
      ),
    }),
  }),
  list: call({
    ...own,
    method: 'POST',
    path: '/survey/codingSuggestion/list',
    summary: 'Suggestions that wait to be judged, the surest or the most doubtful first',
    body: z.object({
      ...chosen,
      sort: z._default(z.enum(suggestionOrders), 'surest'),
      from: z._default(z.int().check(z.minimum(0), z.maximum(10_000_000)), 0),
      count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
    }),
    data: z.object({ total: z.number(), items: z.array(suggestion) }),
  }),
  sample: call({
    ...own,
    method: 'POST',
    path: '/survey/codingSuggestion/sample',
    summary: 'Some of them, drawn by chance, to look at before all are accepted; the same for the same seed',
    body: z.object({
      ...chosen,
      count: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
      seed: z._default(z.int().check(z.minimum(1), z.maximum(2_147_483_647)), 1),
    }),
    data: z.object({ total: z.number(), items: z.array(suggestion) }),
  }),
  judge: call({
    ...own,
    method: 'POST',
    path: '/survey/codingSuggestion/judge',
    logged: { action: 'coding.judge-suggestions', isOften: true },
    summary:
      'Accept suggestions, or reject them: what was rejected is not proposed again as long as the answer says the same',
    body: z.object({
      scrollId,
      codingId,
      accept: z._default(z.array(markId).check(z.maxLength(MOST_JUDGED)), []),
      reject: z._default(z.array(markId).check(z.maxLength(MOST_JUDGED)), []),
    }),
    data: judged,
  }),
  acceptAll: call({
    ...own,
    method: 'POST',
    path: '/survey/codingSuggestion/acceptAll',
    logged: { action: 'coding.accept-all', keeps: ['least', 'code'] },
    summary: 'Accept every suggestion that is as sure as that, of one code or of all',
    body: z.object(chosen),
    data: z.extend(judged, {
      /** More than one press accepts. */
      left: z.number(),
    }),
  }),
  clear: call({
    ...own,
    method: 'DELETE',
    path: '/survey/codingSuggestion/clear',
    logged: { action: 'coding.clear-suggestions' },
    summary: 'Take away all suggestions that were not judged',
    body: z.object({ scrollId, codingId }),
    data: judged,
  }),
};
