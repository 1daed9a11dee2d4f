import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';

export interface TableMargins {
  readonly total: number;
  readonly rowTotals: Float64Array;
  readonly columnTotals: Float64Array;
  /** Rows and columns that hold anything: an empty level adds no degree of freedom. */
  readonly usedRows: number;
  readonly usedColumns: number;
}

/**
 * Sums of a table by row, by column and over all.
 *
 * @example
 * tableMargins(matrixFromRows([[1, 2], [0, 0]])).usedRows // 1
 */
export function tableMargins({ rows, columns, values }: DenseMatrix): TableMargins {
  const rowTotals = new Float64Array(rows);
  const columnTotals = new Float64Array(columns);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      rowTotals[i]! += values[i * columns + j]!;
      columnTotals[j]! += values[i * columns + j]!;
    }
  }
  const used = (totals: Float64Array) => totals.reduce((count, total) => count + (total > 0 ? 1 : 0), 0);
  return {
    total: rowTotals.reduce((sum, value) => sum + value, 0),
    rowTotals,
    columnTotals,
    usedRows: used(rowTotals),
    usedColumns: used(columnTotals),
  };
}
