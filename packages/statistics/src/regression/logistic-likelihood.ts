import { crossProducts } from '../linear-algebra/cross-products.ts';
import type { Likelihood } from './maximize-likelihood.ts';

/**
 * Σw[y·η − ln(1+e^η)] of a binary outcome with its gradient Σw(y−p)x and information Σwp(1−p)xxᵀ; `columns` hold the
 * intercept too.
 */
export function logisticLikelihood(
  columns: readonly Float64Array[],
  outcome: Float64Array,
  weights: Float64Array,
): (parameters: Float64Array) => Likelihood {
  const n = outcome.length;
  return parameters => {
    const predictor = linearPredictor(columns, parameters, n);
    const curvature = new Float64Array(n);
    const residuals = new Float64Array(n);
    let value = 0;
    let reach = 0;
    for (let row = 0; row < n; row++) {
      const eta = predictor[row]!;
      const weight = weights[row]!;
      // e^−|η| never overflows, and both tails keep their digits.
      const small = Math.exp(-Math.abs(eta));
      const rare = small / (1 + small);
      const p = eta > 0 ? 1 / (1 + small) : rare;
      const isEvent = outcome[row] === 1;
      value -= weight * (Math.log1p(small) + (eta > 0 === isEvent ? 0 : Math.abs(eta)));
      residuals[row] = weight * (isEvent ? (eta > 0 ? rare : 1 - p) : -p);
      curvature[row] = (weight * rare) / (1 + small);
      if (weight > 0 && Math.abs(eta) > reach) reach = Math.abs(eta);
    }
    const gradient = Float64Array.from(columns, column => dot(column, residuals));
    return { value, gradient, information: () => crossProducts(columns, curvature), reach };
  };
}

/** Σ_j parameter_j · column_j, by row. */
export function linearPredictor(columns: readonly Float64Array[], parameters: Float64Array, n: number): Float64Array {
  const predictor = new Float64Array(n);
  columns.forEach((column, j) => {
    const parameter = parameters[j]!;
    for (let row = 0; row < n; row++) predictor[row]! += parameter * column[row]!;
  });
  return predictor;
}

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < a.length; row++) sum += a[row]! * b[row]!;
  return sum;
}
