import { StatisticsProblem } from '../problem.ts';
import { createMatrix, type DenseMatrix } from './dense-matrix.ts';

/**
 * The lower triangle L of a positive definite matrix A = LLᵀ.
 *
 * A pivot is what is left of a column's variance after all columns before it; when that is below `tolerance` of the
 * whole, the column adds nothing and the matrix is refused as singular. The determinant is no such measure: the
 * correlations of 12 judges' ratings have a determinant of 3e-16 and are perfectly usable.
 *
 * @example
 * cholesky(matrixFromRows([[4, 2], [2, 5]])).values // [2, 0, 1, 2]
 */
export function cholesky(
  { rows: size, values }: DenseMatrix,
  names: readonly string[] = [],
  tolerance = 1e-12,
): DenseMatrix {
  const lower = new Float64Array(size * size);
  for (let j = 0; j < size; j++) {
    const whole = values[j * size + j]!;
    let pivot = whole;
    for (let k = 0; k < j; k++) pivot -= lower[j * size + k]! ** 2;
    if (!(pivot > tolerance * whole)) {
      const column = names[j];
      throw new StatisticsProblem('singular-matrix', column === undefined ? {} : { column });
    }
    const root = Math.sqrt(pivot);
    lower[j * size + j] = root;
    for (let i = j + 1; i < size; i++) {
      let sum = values[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * size + k]! * lower[j * size + k]!;
      lower[i * size + j] = sum / root;
    }
  }
  return createMatrix(size, size, lower);
}

/** x of A·x = b. */
export function choleskySolve({ rows: size, values: lower }: DenseMatrix, right: ArrayLike<number>): Float64Array {
  const solution = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solution[i]! -= lower[i * size + k]! * solution[k]!;
    solution[i]! /= lower[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solution[i]! -= lower[k * size + i]! * solution[k]!;
    solution[i]! /= lower[i * size + i]!;
  }
  return solution;
}

/** A⁻¹ = L⁻ᵀL⁻¹, exactly symmetric. */
export function choleskyInverse(lower: DenseMatrix): DenseMatrix {
  const size = lower.rows;
  const { values: triangle } = invertLower(lower);
  const inverse = createMatrix(size, size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let k = i; k < size; k++) sum += triangle[k * size + i]! * triangle[k * size + j]!;
      inverse.values[i * size + j] = sum;
      inverse.values[j * size + i] = sum;
    }
  }
  return inverse;
}

/** L⁻¹, a lower triangle too. */
export function invertLower({ rows: size, values: lower }: DenseMatrix): DenseMatrix {
  const inverse = new Float64Array(size * size);
  for (let j = 0; j < size; j++) {
    inverse[j * size + j] = 1 / lower[j * size + j]!;
    for (let i = j + 1; i < size; i++) {
      let sum = 0;
      for (let k = j; k < i; k++) sum -= lower[i * size + k]! * inverse[k * size + j]!;
      inverse[i * size + j] = sum / lower[i * size + i]!;
    }
  }
  return createMatrix(size, size, inverse);
}

/** ln |A|: the determinant itself may leave the range of numbers, its logarithm does not. */
export function choleskyLogDeterminant({ rows: size, values: lower }: DenseMatrix): number {
  let sum = 0;
  for (let i = 0; i < size; i++) sum += 2 * Math.log(lower[i * size + i]!);
  return sum;
}
