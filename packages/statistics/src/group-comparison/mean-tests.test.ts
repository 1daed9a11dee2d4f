import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { momentsOfCounts } from '../descriptive/counted-moments.ts';
import { meanTests } from './mean-tests.ts';
import { tTest } from './t-test.ts';

const momentsOf = (values: readonly number[]) =>
  momentsOfCounts({ values, weights: values.map(() => 1), squares: values.map(() => 1) });

describe('tests of means', () => {
  test('are Welch’s t-test of the values themselves', () => {
    const sample = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(sample, sample, (left, right) => {
        fc.pre(new Set(left).size > 1 && new Set(right).size > 1);
        const raw = tTest({ type: 'independent', x: left, y: right, settings: { mu: 0, confidence: 0.95 } });
        const [pair] = meanTests([momentsOf(left), momentsOf(right)], 0.05).pairs;
        expectClose(pair!.t, raw.welch!.t);
        expectClose(pair!.df, raw.welch!.df);
        expectClose(pair!.pValue, raw.welch!.pValue);
      }),
    );
  });

  test('take out what columns share', () => {
    const columns = [
      { mean: 4, variance: 1, effectiveN: 50 },
      { mean: 3.7, variance: 1, effectiveN: 50 },
    ];
    const [apart] = meanTests(columns, 0.05).pairs;
    const [shared] = meanTests(columns, 0.05, { covariance: () => 0.01 }).pairs;
    expect(shared!.standardError).toBeCloseTo(Math.sqrt(0.04 - 0.02), 12);
    expect(shared!.t).toBeGreaterThan(apart!.t!);
    expect(meanTests(columns, 0.05, { covariance: () => 0.02 }).pairs, 'the same people').toEqual([]);
  });

  test('leave out columns of nobody, of one person and of fewer than the least base', () => {
    const columns = [null, momentsOf([3]), momentsOf([4, 4, 5, 5, 6]), momentsOf([1, 2, 3])];
    expect(meanTests(columns, 0.05).pairs.map(({ a, b }) => [a, b])).toEqual([[2, 3]]);
    expect(meanTests(columns, 0.05, { leastBase: 4 })).toEqual({
      pairs: [],
      letters: { unadjusted: ['', '', '', ''], bonferroni: ['', '', '', ''], fdr: ['', '', '', ''] },
    });
  });

  test('compare columns of one value each by how unlikely it is that people fall apart so', () => {
    const of = (value: number, people: number) => momentsOf(Array.from({ length: people }, () => value));
    const { pairs, letters } = meanTests([of(4, 5), of(5, 4), of(4, 3)], 0.05);
    // 1 of the 126 ways to choose 5 of 9 people, 1 of the 35 to choose 4 of 7, and no difference at all.
    expect(pairs.map(({ pValue }) => pValue)).toEqual([1 / 126, 1, 1 / 35]);
    expect(letters.unadjusted).toEqual(['', 'AC', '']);
  });
});
