import type { Num } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import type { TableMargins } from './table-margins.ts';

export interface TestResult {
  value: number;
  df: number;
  pValue: number;
}

export interface TableTests {
  readonly chiSquare: TestResult | null;
  readonly likelihoodRatio: TestResult | null;
  readonly expected: number[][];
  readonly standardizedResiduals: Num[][];
  readonly adjustedResiduals: Num[][];
  /** Over the cells whose row and column hold anything. */
  readonly minExpected: number;
  readonly percentExpectedBelow5: number;
}

/**
 * Pearson's χ² = Σ(O−E)²/E and the likelihood ratio 2ΣO·ln(O/E), E = row·column/N, with the residuals (O−E)/√E and
 * (O−E)/√(E(1−r/N)(1−c/N)). Empty rows and columns take no part; with fewer than two of either there is no test.
 *
 * @example
 * tableChiSquare(matrixFromRows([[10, 20], [20, 10]]), { total: 60, rowTotals: [30, 30], columnTotals: [30, 30],
 *   usedRows: 2, usedColumns: 2 }).chiSquare.value // 6.6666666667
 */
export function tableChiSquare({ rows, columns, values }: DenseMatrix, margins: TableMargins): TableTests {
  const { total, rowTotals, columnTotals } = margins;
  const fill = <Value>(cell: (i: number, j: number) => Value): Value[][] =>
    Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (_, j) => cell(i, j)));
  const expected = fill((i, j) => (rowTotals[i]! / total) * columnTotals[j]!);
  const surplus = (i: number, j: number) => values[i * columns + j]! - expected[i]![j]!;
  let pearson = 0;
  let likelihood = 0;
  expected.forEach((row, i) => {
    row.forEach((value, j) => {
      if (!(value > 0)) return;
      const observed = values[i * columns + j]!;
      pearson += surplus(i, j) ** 2 / value;
      if (observed > 0) likelihood += 2 * observed * Math.log(observed / value);
    });
  });
  const df = (margins.usedRows - 1) * (margins.usedColumns - 1);
  const test = (value: number) => (df > 0 ? { value, df, pValue: chiSquareSf(value, df) } : null);
  const used = expected.flat().filter(value => value > 0);
  return {
    chiSquare: test(pearson),
    // Rounding may leave a perfectly independent table a hair below 0.
    likelihoodRatio: test(Math.max(0, likelihood)),
    expected,
    standardizedResiduals: fill((i, j) => ratio(surplus(i, j), Math.sqrt(expected[i]![j]!))),
    adjustedResiduals: fill((i, j) => {
      const spread = expected[i]![j]! * (1 - rowTotals[i]! / total) * (1 - columnTotals[j]! / total);
      // A row or column that holds everybody leaves nothing to deviate.
      return ratio(surplus(i, j), spread > 1e-14 * total ? Math.sqrt(spread) : 0);
    }),
    minExpected: used.reduce((least, value) => Math.min(least, value)),
    percentExpectedBelow5: (100 * used.filter(value => value < 5).length) / used.length,
  };
}

export function ratio(numerator: number, denominator: number): Num {
  return denominator > 0 ? numerator / denominator : null;
}
