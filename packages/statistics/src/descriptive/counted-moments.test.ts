import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { momentsOfCounts, percentileOfCounts } from './counted-moments.ts';
import { descriptives } from './descriptives.ts';

const settings = { confidence: 0.95, quantileMethod: 'haverage', topBox: [], bottomBox: [] } as const;
const listed = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 40 });

function countsOf(values: readonly number[]) {
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  const weights = distinct.map(value => values.filter(one => one === value).length);
  return { values: distinct, weights, squares: weights };
}

describe('values that were counted', () => {
  test('have the mean, the spread and the median of the values listed out', () => {
    fc.assert(
      fc.property(listed, values => {
        const raw = descriptives({ values, settings });
        const counts = countsOf(values);
        const moments = momentsOfCounts(counts)!;
        expectClose(moments.mean, raw.mean);
        expectClose(moments.variance, raw.variance);
        expectClose(moments.standardError, raw.standardError);
        expectClose(percentileOfCounts(counts.values, counts.weights, 0.5), raw.median);
        expectClose(percentileOfCounts(counts.values, counts.weights, 0.9), raw.percentiles!.p90);
      }),
    );
  });

  test('with weights have the effective base of the people behind them', () => {
    // Two people of weight 2 and one of 1 say 4; two of weight 1 say 1.
    const moments = momentsOfCounts({ values: [1, 4], weights: [2, 5], squares: [2, 9] })!;
    expect(moments.effectiveN).toBeCloseTo(49 / 11, 12);
    expect(moments.mean).toBeCloseTo(22 / 7, 12);
    expect(moments.standardError).toBeCloseTo(moments.sd! / Math.sqrt(49 / 11), 12);
  });

  test('say nothing where nothing weighs anything', () => {
    expect(momentsOfCounts({ values: [], weights: [], squares: [] })).toBeNull();
    expect(momentsOfCounts({ values: [1, 2], weights: [0, 0], squares: [0, 0] })).toBeNull();
    expect(percentileOfCounts([1, 2], [0, 0], 0.5)).toBeNull();
    expect(momentsOfCounts({ values: [0.1], weights: [3], squares: [3] })).toMatchObject({ variance: 0 });
    expect(momentsOfCounts({ values: [7], weights: [1], squares: [1] })).toMatchObject({ mean: 7, variance: null });
  });

  test('that are too large to be added or squared say so by nothing', () => {
    const weights = { weights: [1, 1], squares: [1, 1] };
    expect(momentsOfCounts({ values: [1.7e308, 1.7e308], ...weights })).toBeNull();
    expect(momentsOfCounts({ values: [1e200, 3e200], ...weights })).toMatchObject({ mean: 2e200, variance: null });
  });

  test('lie between neighbours where weights are below 1', () => {
    expect(percentileOfCounts([1, 2], [0.4, 0.4], 0.5)).toBeGreaterThanOrEqual(1);
    expect(percentileOfCounts([1, 2], [0.4, 0.4], 0.5)).toBeLessThanOrEqual(2);
  });
});
