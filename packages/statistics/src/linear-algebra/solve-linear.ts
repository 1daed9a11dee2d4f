import { StatisticsProblem } from '../problem.ts';
import type { DenseMatrix } from './dense-matrix.ts';

/**
 * x of A·x = b for any square A: elimination with row pivoting. Where A is positive definite, `cholesky` is better.
 *
 * @example
 * solveLinear(matrixFromRows([[0, 2], [1, 1]]), [4, 5]) // [3, 2]
 */
export function solveLinear({ rows: size, values }: DenseMatrix, right: ArrayLike<number>): Float64Array {
  const work = Float64Array.from(values);
  const solution = Float64Array.from(right);
  const largest = work.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  for (let step = 0; step < size; step++) {
    const pivot = largestInColumn(work, size, step);
    if (!(Math.abs(work[pivot * size + step]!) > 1e-14 * largest)) throw new StatisticsProblem('singular-matrix', {});
    swapRows(work, solution, size, step, pivot);
    for (let i = step + 1; i < size; i++) {
      const factor = work[i * size + step]! / work[step * size + step]!;
      for (let j = step; j < size; j++) work[i * size + j]! -= factor * work[step * size + j]!;
      solution[i]! -= factor * solution[step]!;
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) solution[i]! -= work[i * size + j]! * solution[j]!;
    solution[i]! /= work[i * size + i]!;
  }
  return solution;
}

function largestInColumn(work: Float64Array, size: number, step: number): number {
  let pivot = step;
  for (let i = step + 1; i < size; i++) {
    if (Math.abs(work[i * size + step]!) > Math.abs(work[pivot * size + step]!)) pivot = i;
  }
  return pivot;
}

function swapRows(work: Float64Array, right: Float64Array, size: number, a: number, b: number): void {
  if (a === b) return;
  for (let j = 0; j < size; j++) {
    const kept = work[a * size + j]!;
    work[a * size + j] = work[b * size + j]!;
    work[b * size + j] = kept;
  }
  const kept = right[a]!;
  right[a] = right[b]!;
  right[b] = kept;
}
