import { describe, expect, test } from 'vitest';
import { momentsOfCounts } from '../descriptive/counted-moments.ts';
import { meanDifferences } from './mean-differences.ts';
import { meanTests } from './mean-tests.ts';
import { oneWayAnova } from './one-way-anova.ts';

const momentsOf = (values: readonly number[]) =>
  momentsOfCounts({ values, weights: values.map(() => 1), squares: values.map(() => 1) });

describe('differences of means', () => {
  test('are Welch’s F and η of the values themselves', () => {
    const samples = { a: [1, 2, 4, 7, 7], b: [3, 3, 5, 9], c: [8, 9, 9, 10, 12, 15] };
    const names = Object.keys(samples) as (keyof typeof samples)[];
    const raw = oneWayAnova({
      values: names.flatMap(name => samples[name]),
      groups: names.flatMap(name => samples[name].map(() => name)),
      levels: names,
      settings: { confidence: 0.95, alpha: 0.05, postHoc: [] },
    });
    const found = meanDifferences([...names.map(name => momentsOf(samples[name])), null])!;
    expect(found.f).toBeCloseTo(raw.welch!.f, 10);
    expect(found.pValue).toBeCloseTo(raw.welch!.pValue, 10);
    expect(found.effect ** 2).toBeCloseTo(raw.etaSquared, 10);
  });

  test('of two columns are Welch’s t', () => {
    const [a, b] = [momentsOf([1, 2, 4, 7]), momentsOf([5, 6, 6, 9, 12])];
    expect(meanDifferences([a, b])!.pValue).toBeCloseTo(meanTests([a, b], 0.05).pairs[0]!.pValue, 10);
  });

  test('do not miss a column in which everybody says the same', () => {
    const constant = momentsOf(Array.from({ length: 30 }, () => 0));
    const other = momentsOf(Array.from({ length: 30 }, (_, at) => 40 + (at % 3)));
    expect(meanDifferences([constant, other, constant])).toMatchObject({ f: null });
    expect(meanDifferences([constant, other, constant])!.pValue).toBeLessThan(1e-12);
    expect(meanDifferences([constant, constant])).toMatchObject({ pValue: 1, effect: 0 });
  });

  test('need two columns that are large enough', () => {
    const [large, small] = [momentsOf([1, 2, 3, 4]), momentsOf([1, 9])];
    expect(meanDifferences([large, small], { leastBase: 3 })).toBeNull();
    expect(meanDifferences([large, small])).not.toBeNull();
  });
});
