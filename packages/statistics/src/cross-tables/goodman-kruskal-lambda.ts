import type { Num } from '../column.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { ratio } from './table-chi-square.ts';
import type { TableMargins } from './table-margins.ts';

export interface Lambda {
  rowDependent: Num;
  columnDependent: Num;
}

/**
 * Goodman and Kruskal's λ: the share of wrong guesses that knowing the other question saves, when one always guesses
 * the most frequent level. Undefined when everybody gave the same answer, because then no guess is wrong.
 *
 * @example
 * goodmanKruskalLambda(matrixFromRows([[10, 20], [20, 10]]), { total: 60, rowTotals: [30, 30], columnTotals: [30, 30],
 *   usedRows: 2, usedColumns: 2 }).rowDependent // 0.3333333333
 */
export function goodmanKruskalLambda(
  { rows, columns, values }: DenseMatrix,
  { total, rowTotals, columnTotals, usedRows, usedColumns }: TableMargins,
): Lambda {
  let bestInColumns = 0;
  for (let j = 0; j < columns; j++) {
    let best = 0;
    for (let i = 0; i < rows; i++) best = Math.max(best, values[i * columns + j]!);
    bestInColumns += best;
  }
  let bestInRows = 0;
  for (let i = 0; i < rows; i++) bestInRows += Math.max(...values.subarray(i * columns, (i + 1) * columns));
  const lambda = (known: number, totals: Float64Array, used: number) => {
    const guess = Math.max(...totals);
    // Rounding of weights may put the sum of the parts a hair below the whole.
    return used > 1 ? ratio(Math.max(0, known - guess), total - guess) : null;
  };
  return {
    rowDependent: lambda(bestInColumns, rowTotals, usedRows),
    columnDependent: lambda(bestInRows, columnTotals, usedColumns),
  };
}
