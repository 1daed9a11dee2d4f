import * as z from 'zod/mini';
import type { LogicRule } from '../../document/logic-rule.ts';
import { id, order, richText } from '../inputs.ts';
import { condition } from './condition-schema.ts';

const placed = { id, order };
const onQuestion = z.strictObject({ questionId: id });
const onGroup = z.strictObject({ groupId: id });

export const displayTarget = z.union([
  onQuestion,
  onGroup,
  z.strictObject({ questionId: id, itemId: id }),
  z.strictObject({ questionId: id, itemGroupId: id }),
  z.strictObject({ questionId: id, rowId: id }),
  z.strictObject({ questionId: id, rowGroupId: id }),
]);
const jumpTarget = z.union([onQuestion, onGroup, z.strictObject({ outcome: z.enum(['finished', 'screened']) })]);
export const loopTarget = z.union([onQuestion, onGroup]);
export const take = z.enum(['selected', 'unselected', 'all']);
export const loopTake = z.enum(['selected', 'unselected']);
export const takesExclusive = z.optional(z.boolean());

const display = z.strictObject({ ...placed, kind: z.literal('display'), target: displayTarget, when: condition });
const jump = z.strictObject({
  ...placed,
  kind: z.literal('jump'),
  questionId: id,
  when: z.optional(condition),
  to: jumpTarget,
});
const screenOut = z.strictObject({ ...placed, kind: z.literal('screen-out'), questionId: id, when: condition });
const reference = z.strictObject({
  ...placed,
  kind: z.literal('option-reference'),
  questionId: id,
  fromQuestionId: id,
  take,
  takesExclusive,
});
const relation = z.strictObject({
  ...placed,
  kind: z.literal('question-relation'),
  target: loopTarget,
  fromQuestionId: id,
  take: loopTake,
  takesExclusive,
});

/** A kind of rule whose shape is forgotten does not compile. */
const rules = {
  display,
  jump,
  'screen-out': screenOut,
  'option-reference': reference,
  'question-relation': relation,
} satisfies Record<LogicRule['kind'], z.ZodMiniType>;

/** The rules that `saveLogic` takes; references and loops have calls of their own. */
export const conditionalRule = z.discriminatedUnion('kind', [display, jump, screenOut]);
export const logicRule = z.discriminatedUnion('kind', Object.values(rules) as [typeof display, ...Rules[]]);
type Rules = (typeof rules)[keyof typeof rules];

export const expression = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));
export const decimals = z.number().check(z.int(), z.minimum(0), z.maximum(10));
export const calculation = z.strictObject({
  ...placed,
  name: z.string().check(z.maxLength(200)),
  expression,
  decimals: z.optional(decimals),
});
export const verification = z.strictObject({ ...placed, questionId: id, must: condition, message: richText });
