import { EigenvalueDecomposition } from 'ml-matrix';
import { createMatrix, type DenseMatrix, matrixToRows } from './dense-matrix.ts';

export interface SymmetricEigen {
  /** Descending. */
  readonly values: Float64Array;
  /** Column j belongs to value j and has length 1. Its sign makes the sum of its elements ≥ 0. */
  readonly vectors: DenseMatrix;
}

/**
 * A = VΛVᵀ of a symmetric matrix (tridiagonal QL of ml-matrix), in a fixed order and sign.
 *
 * @example
 * symmetricEigen(matrixFromRows([[2, 1], [1, 2]])).values // [3, 1]
 */
export function symmetricEigen(matrix: DenseMatrix): SymmetricEigen {
  const size = matrix.rows;
  if (size === 0) return { values: new Float64Array(0), vectors: createMatrix(0, 0) };
  const decomposition = new EigenvalueDecomposition(matrixToRows(matrix), { assumeSymmetric: true });
  const found = decomposition.realEigenvalues;
  const order = found.map((_, j) => j).sort((a, b) => found[b]! - found[a]!);
  const vectors = createMatrix(size, size);
  order.forEach((from, to) => {
    const column = decomposition.eigenvectorMatrix.getColumn(from);
    // A vector and its mirror image are one solution; a fixed sign keeps charts from turning over between runs.
    const sign = column.reduce((sum, value) => sum + value, 0) < 0 ? -1 : 1;
    column.forEach((value, i) => {
      vectors.values[i * size + to] = sign * value;
    });
  });
  return { values: Float64Array.from(order, j => found[j]!), vectors };
}
