import * as z from 'zod/mini';
import {
  COMPARES,
  type Condition,
  MAX_CONDITION_DEPTH,
  SET_OPERATORS,
  TEXT_OPERATORS,
  type Test,
} from '../../document/condition.ts';
import { isRecord } from '../../json.ts';
import { id } from '../inputs.ts';

const compare = z.enum(COMPARES);
const setOperator = z.enum(SET_OPERATORS);
const textOperator = z.enum(TEXT_OPERATORS);
const operand = z.union([
  z.number(),
  z.strictObject({ questionId: id, itemId: z.optional(id), loopItemId: z.optional(id) }),
  z.strictObject({ calculationId: id }),
]);
const text = z.string().check(z.maxLength(800));
const some = <T extends z.ZodMiniType>(part: T) => z.array(part).check(z.minLength(1), z.maxLength(3000));
const on = { questionId: id, rowId: z.optional(id), loopItemId: z.optional(id) };
const numeric = { compare, value: operand };

/** One question of a condition. Unknown fields are refused: a misspelt one would silently mean something else. */
const test = z.discriminatedUnion('test', [
  z.strictObject({
    test: z.literal('choice'),
    ...on,
    is: z.enum([...SET_OPERATORS, 'exactly']),
    itemIds: some(id),
  }),
  z.strictObject({ test: z.literal('count'), ...on, ...numeric }),
  z.strictObject({ test: z.literal('answered'), ...on, is: z.boolean() }),
  z.strictObject({ test: z.literal('text'), ...on, itemId: z.optional(id), is: textOperator, value: text }),
  z.strictObject({ test: z.literal('number'), ...on, itemId: z.optional(id), ...numeric }),
  z.strictObject({ test: z.literal('rank'), ...on, itemId: id, ...numeric }),
  z.strictObject({
    test: z.literal('date'),
    ...on,
    compare,
    value: z.string().check(z.regex(/^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$/)),
  }),
  z.strictObject({
    test: z.literal('score'),
    questionId: z.optional(id),
    loopItemId: z.optional(id),
    ...numeric,
  }),
  z.strictObject({ test: z.literal('calculation'), calculationId: id, ...numeric }),
  z.strictObject({ test: z.literal('label'), is: setOperator, values: some(text) }),
  z.strictObject({ test: z.literal('channel'), is: z.enum(['any-of', 'none-of']), values: some(text) }),
  z.strictObject({ test: z.literal('language'), is: z.enum(['any-of', 'none-of']), values: some(z.number()) }),
  z.strictObject({ test: z.literal('parameter'), name: text, is: textOperator, value: text }),
]);

const joined: z.ZodMiniType = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(joined).check(z.maxLength(500)) }),
    z.strictObject({ any: z.array(joined).check(z.maxLength(500)) }),
    z.strictObject({ not: joined }),
    test as z.ZodMiniType<Test>,
  ]),
);

/** How deep it is nested is looked at first, without recursion: what comes over the wire may be as deep as it likes. */
export const condition = z.pipe(
  z.custom<Condition>(value => isShallow(value)),
  joined as z.ZodMiniType<Condition, Condition>,
);

function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_CONDITION_DEPTH) return false;
    level = level.flatMap(inner => {
      if (!isRecord(inner)) return [];
      const { all, any, not } = inner;
      return [
        ...(Array.isArray(all) ? all : []),
        ...(Array.isArray(any) ? any : []),
        ...(not === undefined ? [] : [not]),
      ];
    });
  }
  return true;
}
