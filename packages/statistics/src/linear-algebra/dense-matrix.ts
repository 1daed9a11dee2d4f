import type { Matrix } from '../column.ts';
import { StatisticsProblem } from '../problem.ts';

/** Row-major: element (i, j) is `values[i * columns + j]`. */
export interface DenseMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float64Array;
}

export function createMatrix(rows: number, columns: number, values?: Float64Array): DenseMatrix {
  return { rows, columns, values: values ?? new Float64Array(rows * columns) };
}

export function identityMatrix(size: number): DenseMatrix {
  const identity = createMatrix(size, size);
  for (let i = 0; i < size; i++) identity.values[i * size + i] = 1;
  return identity;
}

export function matrixFromRows(rows: ArrayLike<ArrayLike<number>>): DenseMatrix {
  const columns = rows[0]?.length ?? 0;
  const matrix = createMatrix(rows.length, columns);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (row.length !== columns) throw new StatisticsProblem('unequal-lengths', { needed: columns, got: row.length });
    for (let j = 0; j < columns; j++) matrix.values[i * columns + j] = row[j]!;
  }
  return matrix;
}

export function matrixToRows({ rows, columns, values }: DenseMatrix): Matrix {
  return Array.from({ length: rows }, (_, i) => Array.from(values.subarray(i * columns, (i + 1) * columns)));
}

export function transpose({ rows, columns, values }: DenseMatrix): DenseMatrix {
  const transposed = createMatrix(columns, rows);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) transposed.values[j * rows + i] = values[i * columns + j]!;
  }
  return transposed;
}

export function multiply(left: DenseMatrix, right: DenseMatrix): DenseMatrix {
  const product = createMatrix(left.rows, right.columns);
  for (let i = 0; i < left.rows; i++) {
    const target = i * right.columns;
    for (let k = 0; k < left.columns; k++) {
      const factor = left.values[i * left.columns + k]!;
      const source = k * right.columns;
      for (let j = 0; j < right.columns; j++) product.values[target + j]! += factor * right.values[source + j]!;
    }
  }
  return product;
}

export function matrixDiagonal({ columns, values }: DenseMatrix): Float64Array {
  return Float64Array.from({ length: columns }, (_, i) => values[i * columns + i]!);
}
