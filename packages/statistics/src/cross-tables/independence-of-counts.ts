import type { Num } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { type DenseMatrix, matrixFromRows } from '../linear-algebra/dense-matrix.ts';
import { fisherExact } from './fisher-exact.ts';
import { type TestResult, tableChiSquare } from './table-chi-square.ts';
import { type TableMargins, tableMargins } from './table-margins.ts';

export interface Independence {
  /** As the effective sample gives it, which without weights is the sample. `null` with fewer than two rows or columns in use. */
  chiSquare: TestResult | null;
  cramersV: Num;
  /** Of the effective sample, as χ² is. */
  minExpected: number;
  percentExpectedBelow5: number;
  /** Of two rows and two columns in use: Fisher's two-sided p. */
  fisherP: Num;
}

/**
 * Whether two questions have to do with each other, of counts: Pearson's χ² scaled to the effective sample (Σw)²/Σw², and
 * Cramér's V. `null` when the table is empty. Fisher's test is of whole people: with weights of the counts of the effective sample, rounded.
 *
 * @example
 * independenceOfCounts([[10, 20], [20, 10]], 60).chiSquare.value // 6.6666666667
 */
export function independenceOfCounts(counts: readonly (readonly number[])[], squares: number): Independence | null {
  const total = counts.reduce((sum, row) => row.reduce((known, count) => known + count, sum), 0);
  if (!(total > 0)) return null;
  const effective = matrixFromRows(counts.map(row => row.map(count => (count * total) / squares)));
  const margins = tableMargins(effective);
  const { chiSquare, minExpected, percentExpectedBelow5 } = tableChiSquare(effective, margins);
  const { cramersV } = nominalAssociation(chiSquare, margins);
  return { chiSquare, cramersV, minExpected, percentExpectedBelow5, fisherP: fisherOf(effective, margins) };
}

function fisherOf(
  { columns, values }: DenseMatrix,
  { rowTotals, columnTotals, usedRows, usedColumns }: TableMargins,
): Num {
  if (usedRows !== 2 || usedColumns !== 2) return null;
  const used = values.filter((_, i) => rowTotals[Math.floor(i / columns)]! > 0 && columnTotals[i % columns]! > 0);
  const [a, b, c, d] = Array.from(used, Math.round) as [number, number, number, number];
  return fisherExact(a, b, c, d).twoSided;
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
