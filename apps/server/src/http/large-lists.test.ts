import { call, respondentCalls } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../refusal/refusal.ts';
import { LARGE_LIST, listFieldsOf } from './large-lists.ts';
import { createInputParser } from './parse-input.ts';

let looked = 0;
const line = z.object({
  name: z._default(z.string().check(z.trim(), z.maxLength(5)), ''),
  size: z.number().check(
    z.refine(() => {
      looked += 1;
      return true;
    }),
    z.maximum(9),
  ),
});
const body = z.object({
  scrollId: z.string(),
  lines: z.optional(z.array(line).check(z.minLength(1), z.maxLength(500))),
});
const parse = createInputParser(
  call({
    method: 'POST',
    path: '/test/lines',
    audience: 'visitor',
    own: true,
    summary: 'Takes lines',
    body,
    data: z.null(),
  }),
);
const MANY = LARGE_LIST + 50;
const lines = (bad: Readonly<Record<number, object>> = {}) =>
  Array.from({ length: MANY }, (_, at) => ({ name: ` n${at} `, size: at % 9, ...bad[at] }));
const refused = (input: unknown) => {
  looked = 0;
  try {
    parse({}, input);
  } catch (error) {
    if (error instanceof Refusal) return error.details;
    throw error;
  }
  return undefined;
};

describe('a long list', () => {
  it('is taken whole and in order, as a short one is', () => {
    const parsed = parse({}, { scrollId: 's', lines: lines() }) as { scrollId: string; lines: object[] };
    expect(parsed.scrollId).toBe('s');
    expect(parsed.lines).toEqual(Array.from({ length: MANY }, (_, at) => ({ name: `n${at}`, size: at % 9 })));
    expect(parse({}, { scrollId: 's' })).toEqual({ scrollId: 's' });
  });

  it('is refused for the first line that is wrong, and the lines behind it are not looked at', () => {
    expect(refused({ scrollId: 's', lines: lines({ 0: { size: 10 } }) })).toMatchObject({ field: 'lines.0.size' });
    const details = refused({ scrollId: 's', lines: lines({ 7: { size: 10 }, 20: { name: 'too long' } }) });
    expect(details).toMatchObject({ field: 'lines.7.size', problem: { word: 'numberTooBig', maximum: 9 } });
    expect(looked).toBeLessThan(20);
  });

  it('is not looked at where something else is wrong, or it is too long', () => {
    expect(refused({ scrollId: 5, lines: lines() })).toMatchObject({ field: 'scrollId' });
    expect(looked).toBeLessThan(3);
    const tooMany = Array.from({ length: 501 }, () => ({ size: 1 }));
    expect(refused({ scrollId: 's', lines: tooMany })).toMatchObject({ field: 'lines', problem: { maximum: 500 } });
  });
});

it('lists of which more is asked than how long they are stay whole', () => {
  const unique = z.array(z.string()).check(z.refine(list => new Set(list).size === list.length));
  expect(listFieldsOf(z.object({ unique, plain: z.array(z.string()) })).map(({ name }) => name)).toEqual(['plain']);
  expect(listFieldsOf(z.object({ plain: z.array(z.string()) }).check(z.refine(() => true)))).toEqual([]);
  const [people] = listFieldsOf(respondentCalls.addRespondents.body!);
  expect(people).toMatchObject({ name: 'respondents', most: 9999 });
});
