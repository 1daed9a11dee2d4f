import type { Num } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { matrixFromRows } from '../linear-algebra/dense-matrix.ts';
import { type TestResult, tableChiSquare } from './table-chi-square.ts';
import { type TableMargins, tableMargins } from './table-margins.ts';

export interface Independence {
  /** As the effective sample gives it, which without weights is the sample. `null` with fewer than two rows or columns in use. */
  chiSquare: TestResult | null;
  cramersV: Num;
  minExpected: number;
  percentExpectedBelow5: number;
}

/**
 * Whether two questions have to do with each other, of counts: Pearson's χ² scaled to the effective sample (Σw)²/Σw², and
 * Cramér's V. `null` when the table is empty.
 *
 * @example
 * independenceOfCounts([[10, 20], [20, 10]], 60).chiSquare.value // 6.6666666667
 */
export function independenceOfCounts(counts: readonly (readonly number[])[], squares: number): Independence | null {
  const table = matrixFromRows(counts);
  const margins = tableMargins(table);
  if (!(margins.total > 0)) return null;
  const { chiSquare, minExpected, percentExpectedBelow5 } = tableChiSquare(table, margins);
  return {
    chiSquare: scaleTest(chiSquare, margins.total / squares),
    cramersV: nominalAssociation(chiSquare, margins).cramersV,
    minExpected,
    percentExpectedBelow5,
  };
}

/** χ² as a sample of another size would give it. */
export function scaleTest(test: TestResult | null, factor: number): TestResult | null {
  if (!test) return null;
  const value = test.value * factor;
  return { value, df: test.df, pValue: chiSquareSf(value, test.df) };
}

export function nominalAssociation(
  test: TestResult | null,
  { total, usedRows, usedColumns }: TableMargins,
): { phi: Num; cramersV: Num; contingencyCoefficient: Num } {
  if (!test) return { phi: null, cramersV: null, contingencyCoefficient: null };
  const share = test.value / total;
  return {
    phi: Math.sqrt(share),
    cramersV: Math.sqrt(share / (Math.min(usedRows, usedColumns) - 1)),
    contingencyCoefficient: Math.sqrt(share / (share + 1)),
  };
}
