import { StatisticsProblem } from '../problem.ts';
import { createMatrix, type DenseMatrix } from './dense-matrix.ts';

export interface LeastSquares {
  readonly coefficients: Float64Array;
  /** (XᵀX)⁻¹ */
  readonly inverseCrossProducts: DenseMatrix;
}

/**
 * Least squares by Householder reflections, X given by its columns: min |y − X·b|.
 *
 * Its error grows with the condition of X, that of the normal equations with its square; so this is the way for columns
 * that nearly determine each other. A column of which less than `tolerance` is left is refused as singular.
 *
 * @example
 * householderQr([Float64Array.of(1, 1, 1), Float64Array.of(0, 1, 2)], Float64Array.of(1, 3, 5)).coefficients // [1, 2]
 */
export function householderQr(
  columns: readonly Float64Array[],
  dependent: Float64Array,
  names: readonly string[] = [],
  tolerance = 1e-7,
): LeastSquares {
  const size = columns.length;
  const work = columns.map(column => column.slice());
  const target = dependent.slice();
  const upper = createMatrix(size, size);
  for (let k = 0; k < size; k++) {
    const whole = Math.sqrt(dot(columns[k]!, columns[k]!, 0));
    const head = reflect(work, target, k);
    if (!(Math.abs(head) > tolerance * whole)) {
      const column = names[k];
      throw new StatisticsProblem('singular-matrix', column === undefined ? {} : { column });
    }
    for (let i = 0; i < k; i++) upper.values[i * size + k] = work[k]![i]!;
    upper.values[k * size + k] = head;
  }
  const inverse = invertUpper(upper);
  return { coefficients: backSubstitute(upper, target), inverseCrossProducts: timesOwnTranspose(inverse, size) };
}

/** Reflects column k onto its first axis, and everything after it along; gives the diagonal element of R. */
function reflect(work: readonly Float64Array[], target: Float64Array, k: number): number {
  const column = work[k]!;
  const norm = Math.sqrt(dot(column, column, k));
  if (norm === 0) return 0;
  // The sign away from the column's own avoids subtracting nearly equal numbers.
  const head = column[k]! > 0 ? -norm : norm;
  column[k]! -= head;
  const length = dot(column, column, k);
  for (const other of [...work.slice(k + 1), target]) {
    const factor = (2 * dot(column, other, k)) / length;
    for (let row = k; row < column.length; row++) other[row]! -= factor * column[row]!;
  }
  return head;
}

function dot(a: Float64Array, b: Float64Array, from: number): number {
  let sum = 0;
  for (let row = from; row < a.length; row++) sum += a[row]! * b[row]!;
  return sum;
}

function backSubstitute({ rows: size, values }: DenseMatrix, right: Float64Array): Float64Array {
  const solution = right.slice(0, size);
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) solution[i]! -= values[i * size + j]! * solution[j]!;
    solution[i]! /= values[i * size + i]!;
  }
  return solution;
}

function invertUpper(upper: DenseMatrix): Float64Array {
  const size = upper.rows;
  const inverse = new Float64Array(size * size);
  for (let j = 0; j < size; j++) {
    const unit = new Float64Array(size);
    unit[j] = 1;
    backSubstitute(upper, unit).forEach((value, i) => {
      inverse[i * size + j] = value;
    });
  }
  return inverse;
}

function timesOwnTranspose(values: Float64Array, size: number): DenseMatrix {
  const product = createMatrix(size, size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      let sum = 0;
      for (let k = Math.max(i, j); k < size; k++) sum += values[i * size + k]! * values[j * size + k]!;
      product.values[i * size + j] = sum;
    }
  }
  return product;
}
