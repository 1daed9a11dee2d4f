import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { codingDone, codingMark, codingOwn, MOST_CODES_AT_ONCE } from './coding.ts';
import { frameCode } from './coding-frame.ts';
import { answerRecordId } from './record.ts';

const own = codingOwn;
const MOST_ANSWERS = 1_000_000;

const from = z._default(z.int().check(z.minimum(0), z.maximum(MOST_ANSWERS)), 0);
const codes = z._default(z.array(frameCode).check(z.maxLength(MOST_CODES_AT_ONCE)), []);
const of = {
  scrollId,
  codingId: partId,
  /** As an earlier answer named it: the groups that somebody works on stay as they are while others answer. */
  grouping: z.optional(z.string().check(z.maxLength(64))),
};
/** The answer that a group is shown by. */
const group = answerRecordId;

/** Answers that say nearly the same, coded together. All of it within the records that the reader may see. */
export const codingAlikeCalls = {
  groups: call({
    ...own,
    method: 'POST',
    path: '/survey/coding/groups',
    summary: 'Groups of answers that say nearly the same, the largest first, with what they are coded with',
    body: z.object({
      ...of,
      list: z._default(z.enum(['all', 'uncoded']), 'all'),
      search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
      from,
      count: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    data: z.object({
      grouping: z.string(),
      asOf: z.number(),
      /** Groups, and how many answers are in them. */
      total: z.number(),
      together: z.number(),
      /** All that were grouped. */
      answers: z.number(),
      /** Came since, and are in no group. */
      fresh: z.number(),
      /** Older ones, that were left out because there are so many. */
      older: z.number(),
      items: z.array(
        z.object({
          answerRecordId: z.string(),
          text: z.string(),
          count: z.number(),
          wordings: z.number(),
          coded: z.number(),
          codes: z.array(z.object({ code: z.number(), count: z.number() })),
        }),
      ),
    }),
  }),
  groupMembers: call({
    ...own,
    method: 'POST',
    path: '/survey/coding/groupMembers',
    summary: 'Some answers of a group, with what they are coded with',
    body: z.object({ ...of, group, from, count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50) }),
    data: z.object({
      total: z.number(),
      items: z.array(z.object({ answerRecordId: z.string(), text: z.string(), marks: z.array(codingMark) })),
    }),
  }),
  lookAtGroup: call({
    ...own,
    method: 'POST',
    path: '/survey/coding/lookAtGroup',
    summary: 'What codes would do to a group: how many have them already, are coded otherwise, or not at all',
    body: z.object({ ...of, group, add: codes }),
    data: z.object({ count: z.number(), already: z.number(), otherwise: z.number(), uncoded: z.number() }),
  }),
  codeGroup: call({
    ...own,
    method: 'POST',
    path: '/survey/coding/codeGroup',
    logged: { action: 'coding.code', keeps: ['group', 'add', 'remove'], isOften: true },
    summary:
      'Give codes to a part of a group, or take them away. Whoever goes on from `next` with the deed has done one thing, that is undone at once',
    body: z.object({
      ...of,
      group,
      /** Of the whole group, as it was looked at: refused when it is another one by now. */
      count: z.int().check(z.minimum(1), z.maximum(MOST_ANSWERS)),
      from,
      add: codes,
      remove: codes,
      isUncodedOnly: z._default(z.boolean(), false),
      deedId: z.optional(partId),
    }),
    data: z.extend(codingDone, {
      /** Answers that were looked at; one that says something else by now is left out. */
      coded: z.number(),
      next: z.nullable(z.number()),
    }),
  }),
};
