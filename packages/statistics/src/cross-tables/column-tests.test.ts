import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { columnTests } from './column-tests.ts';

describe('tests of columns', () => {
  test('without shared people an overlap of 0 changes nothing', () => {
    const shares = [[0.3, 0.45, 0.5]];
    expectClose(
      columnTests(shares, [100, 90, 80], 0.05, () => 0),
      columnTests(shares, [100, 90, 80], 0.05),
    );
  });

  test('people in both columns make the same difference weigh more', () => {
    // 60 of 100 people are in both: Σw² / (Σw·Σw) = 60 / (100 · 100).
    const [apart] = columnTests([[0.3, 0.4]], [100, 100], 0.05).pairs;
    const [shared] = columnTests([[0.3, 0.4]], [100, 100], 0.05, () => 60 / 10_000).pairs;
    expect(shared!.z / apart!.z).toBeCloseTo(Math.sqrt(0.02 / (0.02 - 0.012)), 12);
    expect(shared!.pValue).toBeLessThan(apart!.pValue);
  });

  test('columns of the very same people are not compared', () => {
    expect(columnTests([[0.3, 0.3]], [100, 100], 0.05, () => 1 / 100).pairs).toEqual([]);
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
