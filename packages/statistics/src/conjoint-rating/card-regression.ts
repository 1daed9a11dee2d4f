import { cholesky, choleskyInverse, choleskySolve } from '../linear-algebra/cholesky.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';

export interface CardFit {
  readonly estimates: Float64Array;
  /** (XᵀWX)⁻¹ */
  readonly inverse: DenseMatrix;
}

/**
 * Least squares of ratings on the cards' columns: `counts` says how many ratings a card has, `sums` what they sum to.
 * The columns are 1, 0 and −1, so that the normal equations lose no digits.
 */
export function fitCards(
  design: DenseMatrix,
  counts: ArrayLike<number>,
  sums: ArrayLike<number>,
  names: readonly string[],
): CardFit {
  const { rows, columns, values } = design;
  const products = createMatrix(columns, columns);
  const right = new Float64Array(columns);
  for (let card = 0; card < rows; card++) {
    const start = card * columns;
    for (let i = 0; i < columns; i++) {
      const value = values[start + i]!;
      right[i]! += value * sums[card]!;
      const weighted = value * counts[card]!;
      for (let j = 0; j < columns; j++) products.values[i * columns + j]! += weighted * values[start + j]!;
    }
  }
  const lower = cholesky(products, names, 1e-10);
  return { estimates: choleskySolve(lower, right), inverse: choleskyInverse(lower) };
}

/** The same where the cards may not suffice, as for a respondent with gaps: then there is no estimate. */
export function tryFitCards(...args: Parameters<typeof fitCards>): CardFit | undefined {
  try {
    return fitCards(...args);
  } catch (error) {
    if (error instanceof StatisticsProblem && error.problem === 'singular-matrix') return undefined;
    throw error;
  }
}
