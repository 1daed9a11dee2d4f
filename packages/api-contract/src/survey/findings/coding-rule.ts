import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { codingOwn } from './coding.ts';
import { frameCode } from './coding-frame.ts';

const own = codingOwn;
/** What a rule gives is for all records. */
const writes = { ...own, needs: { ...codingOwn.needs, ofAllRecords: true } } as const;

const of = { scrollId, codingId: partId };
const ruleId = partId;
/** What must stand in an answer: `readRule` of packages/words says what it may be, and its limits are tighter than this one. */
const pattern = z.string().check(z.trim(), z.maxLength(1_000));
const version = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
const looked = {
  /** Answers that were looked at; older ones were left out because there are so many. */
  looked: z.number(),
  older: z.number(),
  asOf: z.number(),
};
const changed = z.object({
  ruleId: z.string(),
  /** Undoes it (`codingCalls.undo`). */
  deedId: z.string(),
});

/** Rules that code: what stands in an answer, and the code that it gets. Its marks follow a rule by themselves, and so do those of later records. */
export const codingRuleCalls = {
  list: call({
    ...own,
    method: 'GET',
    path: '/survey/codingRule/list',
    summary: 'The rules of a coding, and how far their marks have followed them',
    query: z.object(of),
    data: z.object({
      /** Rules give codes to all records: whoever sees some of them only reads the rules. */
      mayChange: z.boolean(),
      items: z.array(
        z.object({
          ruleId: z.string(),
          pattern: z.string(),
          code: z.number(),
          isOn: z.boolean(),
          version: z.number(),
          /** Changed it last. */
          deedId: z.string(),
          nickName: z.string(),
          changeTime: z.number(),
          /** Of so many answers the marks of so many are what the rule says; null when all are. */
          reached: z.nullable(z.number()),
          toReach: z.number(),
          /** Its code was retired or deleted: it gives nothing any more. */
          problem: z.nullable(z.enum(['code-gone', 'code-retired'])),
        }),
      ),
    }),
  }),
  counts: call({
    ...own,
    method: 'GET',
    path: '/survey/codingRule/counts',
    summary: 'How many of the answers that the reader may see each rule finds, alone, and has coded',
    query: z.object(of),
    data: z.object({
      ...looked,
      /** As long as there is no rule: words that many of the newest answers have. */
      words: z.array(z.string()),
      items: z.array(
        z.object({
          ruleId: z.string(),
          found: z.number(),
          /** By no other rule that is on. */
          alone: z.number(),
          coded: z.number(),
          /** People took its code away: it is not given again as long as the answer says the same. */
          taken: z.number(),
        }),
      ),
    }),
  }),
  preview: call({
    ...own,
    method: 'POST',
    path: '/survey/codingRule/preview',
    summary: 'What a rule would find among the answers that the reader may see',
    body: z.object({
      ...of,
      pattern,
      code: z.optional(frameCode),
      /** The one that is being changed: it is not one of the others. */
      ruleId: z.optional(ruleId),
    }),
    data: z.object({
      ...looked,
      found: z.number(),
      alone: z.number(),
      /** Of those found: with this code, with others only, and with none. */
      already: z.number(),
      otherwise: z.number(),
      uncoded: z.number(),
      samples: z.array(
        z.object({
          answerRecordId: z.string(),
          text: z.string(),
          spans: z.array(z.object({ from: z.number(), to: z.number() })),
        }),
      ),
    }),
  }),
  save: call({
    ...writes,
    method: 'POST',
    path: '/survey/codingRule/save',
    logged: { action: 'coding.rule', keeps: ['pattern', 'code', 'isOn'] },
    summary:
      'Make a rule, or change one upon the version that was looked at. What it gave before and does not find any more ends',
    body: z
      .object({
        ...of,
        ruleId: z.optional(ruleId),
        version: z.optional(version),
        pattern,
        code: frameCode,
        isOn: z._default(z.boolean(), true),
      })
      .check(z.refine(sent => (sent.ruleId === undefined) === (sent.version === undefined), { path: ['version'] })),
    data: changed,
  }),
  remove: call({
    ...writes,
    method: 'DELETE',
    path: '/survey/codingRule/remove',
    logged: { action: 'coding.rule-removed' },
    summary: 'Take a rule away with all that it gave',
    body: z.object({ ...of, ruleId, version }),
    data: changed,
  }),
};
