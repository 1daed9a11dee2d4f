import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeInputProblem } from '../../refusal/input-problem.ts';
import { explainIssue } from './explain-issue.ts';

function explain(schema: z.ZodMiniType, value: unknown): string {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) throw new Error('This should not have passed');
  const { field, problem } = explainIssue(result.error.issues, 'body');
  return `${field} ${describeInputProblem(problem, 'en')}`;
}

describe('explainIssue', () => {
  it.each<[string, z.ZodMiniType, unknown, string]>([
    ['a missing field', z.object({ a: z.string() }), {}, 'a is required'],
    ['a field of another kind', z.object({ a: z.string() }), { a: 1 }, 'a must be text'],
    ['null', z.object({ a: z.string() }), { a: null }, 'a must be text'],
    ['a fraction', z.object({ a: z.int() }), { a: 1.5 }, 'a must be a whole number'],
    ['a number as text', z.object({ a: z.number() }), { a: '1' }, 'a must be a number'],
    ['a missing flag', z.object({ a: z.boolean() }), { a: 'yes' }, 'a must be true or false'],
    ['an empty text', z.object({ a: z.string().check(z.minLength(1)) }), { a: '' }, 'a cannot be empty'],
    [
      'a short text',
      z.object({ a: z.string().check(z.minLength(2)) }),
      { a: 'x' },
      'a must have at least 2 characters',
    ],
    [
      'a long list',
      z.object({ a: z.array(z.number()).check(z.maxLength(1)) }),
      { a: [1, 2] },
      'a must have at most 1 entry',
    ],
    ['a small number', z.object({ a: z.number().check(z.minimum(3)) }), { a: 2 }, 'a must not be less than 3'],
    ['a wrong pattern', z.object({ a: z.string().check(z.regex(/^x$/)) }), { a: 'y' }, 'a is not in the right format'],
    ['an unknown choice', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, 'a must be one of x, y'],
    ['an unknown literal', z.object({ a: z.union([z.literal(1), z.literal(2)]) }), { a: 3 }, 'a must be one of 1, 2'],
    [
      'something deep',
      z.object({ a: z.array(z.object({ b: z.string() })) }),
      { a: [{ b: 'x' }, {}] },
      'a.1.b is required',
    ],
    ['the whole', z.object({ a: z.string() }), 'text', 'body must be an object'],
    ['a record’s value', z.record(z.string(), z.number()), { x: 'y' }, 'x must be a number'],
    [
      'the branch of a union that was meant',
      z.object({ a: z.union([z.string(), z.object({ b: z.object({ c: z.number() }) })]) }),
      { a: { b: { c: 'x' } } },
      'a.b.c must be a number',
    ],
    [
      'an unknown kind of a union',
      z.object({
        a: z.discriminatedUnion('kind', [z.object({ kind: z.literal('x') }), z.object({ kind: z.literal('y') })]),
      }),
      { a: { kind: 'z' } },
      'a.kind must be one of x, y',
    ],
  ])('names %s', (_what, schema, value, expected) => {
    expect(explain(schema, value)).toBe(expected);
  });
});
