import { expect, test } from 'vitest';
import { exampleParts } from '../_shared/example.ts';
import { questionTypes } from '../core.ts';
import { rankLimits } from './answer.ts';
import { example } from './examples.ts';

test('gives no option two places', () => {
  expect(questionTypes.ranking.bind(example.question).parse({ order: ['a', 'b', 'a'] })).toEqual({
    problem: 'not-readable',
  });
});

test.each([
  ['no more than one place where nothing is demanded', 4, null, null, [1, 4]],
  ['at most the first few', 4, null, 3, [1, 3]],
  ['all places where all are demanded', 4, 4, null, [4, 4]],
  ['between two numbers', 4, 2, 3, [2, 3]],
  ['no more than logic shows', 2, 3, 4, [2, 2]],
  ['no more than the creator wants, whatever the least is', 4, 3, 2, [2, 2]],
])('asks for %s', (_, count, minSelected, maxSelected, limits) => {
  const { least, most } = rankLimits(count, { minSelected, maxSelected });
  expect([least, most]).toEqual(limits);
});

test('asks for as many places as options are shown, not as the question has', () => {
  const shown = { ...example.question, items: exampleParts('ab') };
  const bound = questionTypes.ranking.bind(shown);
  // Of four the first three are asked for; of two that logic leaves, these two.
  expect(bound.check({ order: ['b', 'a'] })).toEqual([]);
  expect(bound.check({ order: ['b'] })).toEqual([{ problem: 'too-few', num: 2 }]);
  expect(questionTypes.ranking.bind(example.question).check({ order: ['b', 'a'] })).toEqual([
    { problem: 'too-few', num: 3 },
  ]);
});

test('is read back in the order of its places, whatever order its rows came in', () => {
  const bound = questionTypes.ranking.bind(example.question);
  const rows = bound.toRows({ order: ['d', 'a', 'c'] });
  expect(rows.map(({ itemId, answerValue }) => [itemId, answerValue])).toEqual([
    ['d', '1'],
    ['a', '2'],
    ['c', '3'],
  ]);
  expect(bound.fromRows(rows.toReversed())).toEqual({ order: ['d', 'a', 'c'] });
});

test('keeps the order of what is left when an option is hidden meanwhile, and is no answer without any', () => {
  const left = questionTypes.ranking.bind({ ...example.question, items: exampleParts('ac') });
  expect(left.restrict({ order: ['d', 'c', 'b', 'a'] })).toEqual({ order: ['c', 'a'] });
  expect(left.restrict({ order: ['d', 'b'] })).toBeUndefined();
});
