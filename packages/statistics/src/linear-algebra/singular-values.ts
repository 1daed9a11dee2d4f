import { SVD } from 'ml-matrix';
import { type DenseMatrix, matrixFromRows, matrixToRows } from './dense-matrix.ts';

export interface SingularValues {
  /** Descending, min(rows, columns) of them. */
  readonly values: Float64Array;
  /** rows × min(rows, columns). */
  readonly left: DenseMatrix;
  /** columns × min(rows, columns). */
  readonly right: DenseMatrix;
}

/**
 * A = U·diag(values)·Vᵀ (ml-matrix). Left and right columns flip together; their sign is left free.
 *
 * @example
 * singularValues(matrixFromRows([[3, 0], [0, 4]])).values // [4, 3]
 */
export function singularValues(matrix: DenseMatrix): SingularValues {
  const count = Math.min(matrix.rows, matrix.columns);
  const decomposition = new SVD(matrixToRows(matrix), { autoTranspose: true });
  const firstColumns = (rows: number[][]) => matrixFromRows(rows.map(row => row.slice(0, count)));
  return {
    values: Float64Array.from(decomposition.diagonal.slice(0, count)),
    left: firstColumns(decomposition.leftSingularVectors.to2DArray()),
    right: firstColumns(decomposition.rightSingularVectors.to2DArray()),
  };
}
