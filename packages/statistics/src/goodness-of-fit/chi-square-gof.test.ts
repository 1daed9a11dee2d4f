import { describe, expect, test } from 'vitest';
import { attempt } from '../attempt.ts';
import { chiSquareGof } from './chi-square-gof.ts';

describe('the test of given shares', () => {
  test('takes shares of any total', () => {
    const percent = chiSquareGof({ observed: [10, 20, 30], expectedProportions: [20, 30, 50] });
    const shares = chiSquareGof({ observed: [10, 20, 30], expectedProportions: [0.2, 0.3, 0.5] });
    expect(percent.chiSquare).toBeCloseTo(shares.chiSquare, 12);
  });

  test.each<[string, number[], number[], string]>([
    ['no answers', [0, 0], [0.5, 0.5], 'empty-table'],
    ['one category', [3], [1], 'too-few-samples'],
    ['a share of nothing', [3, 1], [1, 0], 'out-of-range'],
    ['a negative count', [3, -1], [0.5, 0.5], 'out-of-range'],
    ['shares of another length', [3, 1], [1], 'unequal-lengths'],
  ])('refuses %s', (_, observed, expectedProportions, problem) => {
    expect(attempt(() => chiSquareGof({ observed, expectedProportions }))).toMatchObject({ problem });
  });
});
