import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { columnTests } from './column-tests.ts';

describe('tests of columns', () => {
  test('without shared people an overlap of 0 changes nothing', () => {
    const shares = [[0.3, 0.45, 0.5]];
    expectClose(
      columnTests(shares, [100, 90, 80], 0.05, { overlap: () => 0 }),
      columnTests(shares, [100, 90, 80], 0.05),
    );
  });

  test('people in both columns make the same difference weigh more', () => {
    // 60 of 100 people are in both: Σw² / (Σw·Σw) = 60 / (100 · 100).
    const [apart] = columnTests([[0.3, 0.4]], [100, 100], 0.05).pairs;
    const [shared] = columnTests([[0.3, 0.4]], [100, 100], 0.05, { overlap: () => 60 / 10_000 }).pairs;
    expect(shared!.z / apart!.z).toBeCloseTo(Math.sqrt(0.02 / (0.02 - 0.012)), 12);
    expect(shared!.pValue).toBeLessThan(apart!.pValue);
  });

  test('columns of the very same people are not compared', () => {
    expect(columnTests([[0.3, 0.3]], [100, 100], 0.05, { overlap: () => 1 / 100 }).pairs).toEqual([]);
  });

  test('columns of none or all are compared like others', () => {
    // χ² of 0 of 200 against 80 of 200 is 100.
    const [none] = columnTests([[0, 0.4]], [200, 200], 0.05).pairs;
    expect(none!.z ** 2).toBeCloseTo(100, 10);
    const [all] = columnTests([[1, 0.6]], [185, 235], 0.05).pairs;
    expect(all!.z).toBeGreaterThan(9);
    const [separate] = columnTests([[1, 0]], [50, 40], 0.05).pairs;
    expect(separate!.z ** 2).toBeCloseTo(90, 10);
  });

  test('columns that all or none of have it are equal, and no comparison that counts', () => {
    for (const share of [0, 1]) {
      const { pairs } = columnTests([[share, share, 0.5]], [100, 80, 60], 0.05);
      expect(pairs.map(({ a, b }) => [a, b])).toEqual([
        [0, 2],
        [1, 2],
      ]);
      expect(pairs[0]!.pBonferroni).toBe(Math.min(1, 2 * pairs[0]!.pValue));
    }
    expect(columnTests([[0.3, 0.3]], [100, 80], 0.05).pairs[0]).toMatchObject({ z: 0, pValue: 1 });
  });

  test('few expected are tested exactly, as R’s fisher.test has it', () => {
    // fisher.test(matrix(c(1, 19, 8, 22), 2)): 3.6 are expected among the 20; z alone says 0.0507.
    const [few] = columnTests([[1 / 20, 8 / 30]], [20, 30], 0.05).pairs;
    expect(few!.pValue).toBeCloseTo(0.067466926, 8);
    // 5 expected in the smallest cell: z.
    const [enough] = columnTests([[0.15, 0.35]], [20, 20], 0.05).pairs;
    expect(enough!.pValue).toBeCloseTo(0.14413, 4);
    // Effective bases are no whole numbers: counts of 20 and 30 people.
    const [weighted] = columnTests([[0.049, 0.267]], [20.3, 29.8], 0.05).pairs;
    expect(weighted!.pValue).toBeCloseTo(0.067466926, 8);
  });

  test('columns below the least base take no part', () => {
    const pairs = (leastBase: number) =>
      columnTests([[0.3, 0.9, 0.5]], [100, 9.9, 80], 0.05, { leastBase }).pairs.map(({ a, b }) => [a, b]);
    expect(pairs(10)).toEqual([[0, 2]]);
    expect(pairs(9)).toHaveLength(3);
  });

  test('an empty column is no column of 0', () => {
    expect(columnTests([[null, 0.4, 0.1]], [0, 50, 60], 0.05).pairs.map(({ a, b }) => [a, b])).toEqual([[1, 2]]);
  });

  test('the rule of SPSS leaves columns of none and all out', () => {
    const pairs = columnTests([[0, 0.4, 1, 0.5]], [50, 50, 50, 50], 0.05, { rule: 'spss' }).pairs;
    expect(pairs.map(({ a, b }) => [a, b])).toEqual([[1, 3]]);
  });

  test('the false discovery rate lies between no correction and Bonferroni', () => {
    const { pairs, letters } = columnTests([[0.2, 0.3, 0.36, 0.5]], [150, 150, 150, 150], 0.05);
    for (const { pValue, pFdr, pBonferroni } of pairs) {
      expect(pFdr).toBeGreaterThanOrEqual(pValue);
      expect(pFdr).toBeLessThanOrEqual(pBonferroni);
    }
    const length = (of: string[][]) => of.flat().join('').length;
    expect(length(letters.fdr)).toBeLessThanOrEqual(length(letters.unadjusted));
    expect(length(letters.fdr)).toBeGreaterThan(length(letters.bonferroni));
  });
});
