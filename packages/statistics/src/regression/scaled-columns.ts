import { isConstant } from '../column.ts';
import { sum, weightedMean } from '../descriptive/moments.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';

export interface Scaling {
  readonly centres: Float64Array;
  readonly scales: Float64Array;
}

export interface ScaledColumns extends Scaling {
  /** (x − centre)/scale */
  readonly columns: Float64Array[];
}

/**
 * Predictors brought to mean 0 (only with an intercept, which takes the means up) and standard deviation 1, so that
 * years and shares weigh alike in the equations. Refuses a predictor that does not vary.
 */
export function scaleColumns(
  columns: readonly Float64Array[],
  weights: Float64Array,
  names: readonly string[],
  isCentred: boolean,
): ScaledColumns {
  const total = sum(weights);
  const centres = centresOf(columns, weights, names, isCentred);
  const scales = centres.map((centre, j) => Math.sqrt(squaresAround(columns[j]!, centre, weights) / total));
  return { columns: scaledBy(columns, { centres, scales }), centres, scales };
}

/** The means of predictors, or zeros. Refuses a predictor that does not vary. */
export function centresOf(
  columns: readonly Float64Array[],
  weights: Float64Array,
  names: readonly string[],
  isCentred: boolean,
): Float64Array {
  const centres = new Float64Array(columns.length);
  columns.forEach((column, j) => {
    if (isCentred ? isConstant(column) : column.every(value => Math.abs(value) < 1e-60)) {
      throw new StatisticsProblem('constant-column', { column: names[j]! });
    }
    if (isCentred) centres[j] = weightedMean(column, weights);
  });
  return centres;
}

export function scaledBy(columns: readonly Float64Array[], { centres, scales }: Scaling): Float64Array[] {
  return columns.map((column, j) => scaledColumn(column, centres[j]!, scales[j]!));
}

// Long loops stand in functions of their own: what was compiled of a function inside another is gone after every large collection.

function squaresAround(column: Float64Array, centre: number, weights: Float64Array): number {
  let squares = 0;
  for (let row = 0; row < column.length; row++) {
    const deviation = column[row]! - centre;
    squares += weights[row]! * deviation * deviation;
  }
  return squares;
}

function scaledColumn(column: Float64Array, centre: number, scale: number): Float64Array {
  const scaled = new Float64Array(column.length);
  for (let row = 0; row < column.length; row++) scaled[row] = (column[row]! - centre) / scale;
  return scaled;
}

/** Estimates in the predictors' own units. With an intercept, element 0 of the parameters is the intercept. */
export interface Unscaled {
  readonly estimates: Float64Array;
  readonly standardErrors: Float64Array;
}

/** Back from scaled to own units: b = γ/s, and the intercept gives back what the centres took: γ₀ − Σγm/s. */
export function unscale(
  parameters: ArrayLike<number>,
  covariance: DenseMatrix,
  { centres, scales }: Scaling,
  hasIntercept: boolean,
): Unscaled {
  const size = parameters.length;
  const first = hasIntercept ? 1 : 0;
  const estimates = new Float64Array(size);
  const standardErrors = new Float64Array(size);
  const shift = new Float64Array(size);
  for (let k = first; k < size; k++) {
    const scale = scales[k - first]!;
    estimates[k] = parameters[k]! / scale;
    standardErrors[k] = Math.sqrt(covariance.values[k * size + k]!) / scale;
    shift[k] = -centres[k - first]! / scale;
  }
  if (hasIntercept) {
    shift[0] = 1;
    let variance = 0;
    for (let i = 0; i < size; i++) {
      estimates[0]! += shift[i]! * parameters[i]!;
      for (let j = 0; j < size; j++) variance += shift[i]! * shift[j]! * covariance.values[i * size + j]!;
    }
    standardErrors[0] = Math.sqrt(variance);
  }
  return { estimates, standardErrors };
}
