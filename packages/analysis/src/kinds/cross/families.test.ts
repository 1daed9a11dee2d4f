import { expect, it } from 'vitest';
import { sureOf } from './families.ts';

const found = (...pValues: readonly number[]) => pValues.map((pValue, at) => ({ pValue, gap: 10 + at }));
const left = (pValues: readonly number[], comparisons: number) =>
  sureOf(found(...pValues), comparisons, 0.05).map(({ pValue }) => pValue);

// Ten comparisons: 0.0052 × 10 is above 0.05 and 0.0052 × 9 below. By Bonferroni a difference that is there would not be spoken of.
it('takes one comparison less with every difference that is sure, as Holm does', () => {
  expect(left([0.0052, 0.001], 10)).toEqual([0.001, 0.0052]);
  expect(left([0.0052], 10)).toEqual([]);
});

it('ends at the first that is not: nothing behind it is sure, however small the step', () => {
  expect(left([0.001, 0.03, 0.0261], 3)).toEqual([0.001]);
  expect(left([0.001, 0.024, 0.049], 3)).toEqual([0.001, 0.024, 0.049]);
});

it('of two that are as sure the larger gap comes first', () => {
  expect(sureOf(found(0.01, 0.01), 2, 0.05).map(({ gap }) => gap)).toEqual([11, 10]);
});
