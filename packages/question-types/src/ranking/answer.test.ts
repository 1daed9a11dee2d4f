import { expect, test } from 'vitest';
import { questionTypes } from '../core.ts';
import { rankLimits } from './answer.ts';
import { example } from './examples.ts';

test('gives no option two places', () => {
  expect(questionTypes.ranking.bind(example.question).parse({ order: ['a', 'b', 'a'] })).toEqual({
    problem: 'not-readable',
  });
});

test.each([
  ['all places without limits', 4, null, null, [4, 4]],
  ['the first few', 4, null, 3, [3, 3]],
  ['between two numbers', 4, 2, 3, [2, 3]],
  ['no more than logic shows', 2, 3, 4, [2, 2]],
])('asks for %s', (_, count, minSelected, maxSelected, limits) => {
  const { least, most } = rankLimits(count, { minSelected, maxSelected });
  expect([least, most]).toEqual(limits);
});
