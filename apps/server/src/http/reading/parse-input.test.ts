import { call } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../../refusal/refusal.ts';
import { createInputParser } from './parse-input.ts';

const wish = z.string().check(z.trim(), z.minLength(1), z.maxLength(9));
const parse = createInputParser({
  ...call({
    method: 'POST',
    path: '/test',
    audience: 'visitor',
    summary: '',
    body: z.object({ wish }),
    data: z.null(),
  }),
});

it.each([
  ['an object', {}],
  ['something that says it has a length', { length: { valueOf: 1, toString: 1 } }],
  ['a list whose name is no number', { length: JSON.parse('{"toString":null,"valueOf":null}') as object }],
])('%s in the place of a text is refused in words, and is no failure of ours', (_what, value) => {
  expect(() => parse({}, { wish: value })).toThrow(Refusal);
  expect(parse({}, { wish: ' short ' })).toEqual({ wish: 'short' });
});
