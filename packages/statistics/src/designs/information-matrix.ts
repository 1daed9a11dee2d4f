import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';

/** Adds factor · v·vᵀ. */
export function addSquare({ columns, values }: DenseMatrix, vector: ArrayLike<number>, factor: number): void {
  for (let i = 0; i < columns; i++) {
    const left = factor * vector[i]!;
    if (left === 0) continue;
    for (let j = 0; j < columns; j++) values[i * columns + j]! += left * vector[j]!;
  }
}

/**
 * ln |A| of a symmetric matrix, −∞ when it is singular: a design that leaves an effect open is the worst one, not an error.
 *
 * @example
 * logDeterminant(matrixFromRows([[2, 0], [0, 3]])) // 1.791759469228055
 */
export function logDeterminant({ rows: size, values }: DenseMatrix): number {
  const work = values.slice();
  let sum = 0;
  for (let k = 0; k < size; k++) {
    const pivot = work[k * size + k]!;
    if (!(pivot > 1e-10 * Math.max(1e-300, values[k * size + k]!))) return Number.NEGATIVE_INFINITY;
    sum += Math.log(pivot);
    for (let i = k + 1; i < size; i++) {
      const factor = work[i * size + k]! / pivot;
      if (factor === 0) continue;
      for (let j = k + 1; j < size; j++) work[i * size + j]! -= factor * work[k * size + j]!;
    }
  }
  return sum;
}

/** Like the logarithm of the determinant, but also good for telling singular designs apart: a ridge keeps it finite. */
export function ridgedLogDeterminant(matrix: DenseMatrix): number {
  const { rows: size } = matrix;
  const ridged = createMatrix(size, size, matrix.values.slice());
  for (let i = 0; i < size; i++) ridged.values[i * (size + 1)]! += 1e-3;
  return logDeterminant(ridged);
}

/** 100·|A/n|^(1/p): 100 for a perfect design, `null` for one that leaves an effect open. */
export function efficiencyPercent(matrix: DenseMatrix, n: number): number | null {
  const logarithm = logDeterminant(matrix);
  if (logarithm === Number.NEGATIVE_INFINITY) return null;
  return (100 * Math.exp(logarithm / matrix.rows)) / n;
}
