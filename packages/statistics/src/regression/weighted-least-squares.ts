import { attempt } from '../attempt.ts';
import { sum, weightedMean } from '../descriptive/moments.ts';
import { cholesky, choleskyInverse, choleskySolve } from '../linear-algebra/cholesky.ts';
import { crossProducts } from '../linear-algebra/cross-products.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { householderQr, type LeastSquares } from '../linear-algebra/householder-qr.ts';
import { type ScaledColumns, scaleColumns } from './scaled-columns.ts';

export interface WeightedFit {
  readonly scaled: ScaledColumns;
  readonly hasIntercept: boolean;
  /** Of the scaled predictors, the intercept first when there is one. */
  readonly parameters: Float64Array;
  /** (XᵀWX)⁻¹ of the scaled design. */
  readonly inverse: DenseMatrix;
}

/** Below this share of its own variance a predictor is nearly determined by the others: then only QR is exact enough. */
const closeToSingular = 1e-3;

/**
 * min Σw(y − Xb)². Centred and scaled normal equations by Cholesky, in one pass; Householder reflections when
 * predictors nearly determine each other (Longley's data).
 */
export function weightedLeastSquares(
  columns: readonly Float64Array[],
  names: readonly string[],
  dependent: Float64Array,
  weights: Float64Array,
  hasIntercept: boolean,
): WeightedFit {
  const scaled = scaleColumns(columns, weights, names, hasIntercept);
  const centre = hasIntercept ? weightedMean(dependent, weights) : 0;
  const target = new Float64Array(dependent.length);
  for (let row = 0; row < target.length; row++) target[row] = dependent[row]! - centre;
  const [weighed, right] = timesRoots(scaled.columns, target, weights);
  const { coefficients, inverseCrossProducts } = solve(weighed, right, names);
  if (!hasIntercept) return { scaled, hasIntercept, parameters: coefficients, inverse: inverseCrossProducts };
  const total = sum(weights);
  return {
    scaled,
    hasIntercept,
    parameters: Float64Array.from([centre, ...coefficients]),
    inverse: withIntercept(inverseCrossProducts, total),
  };
}

/** √w times every column; the columns themselves when all weights are 1. */
function timesRoots(columns: readonly Float64Array[], target: Float64Array, weights: Float64Array) {
  if (areOnes(weights)) return [columns, target] as const;
  const roots = weights.map(Math.sqrt);
  const weigh = (column: Float64Array) => column.map((value, row) => value * roots[row]!);
  return [columns.map(weigh), weigh(target)] as const;
}

function areOnes(weights: Float64Array): boolean {
  for (let row = 0; row < weights.length; row++) if (weights[row] !== 1) return false;
  return true;
}

/** Fitted values, around the centres of the predictors: an intercept far from the data would cost digits. */
export function predictLinear(fit: WeightedFit, columns: readonly Float64Array[]): Float64Array {
  const { parameters, scaled, hasIntercept } = fit;
  const fitted = new Float64Array(columns[0]!.length).fill(hasIntercept ? parameters[0]! : 0);
  columns.forEach((column, j) => {
    addTerm(fitted, column, scaled.centres[j]!, parameters[hasIntercept ? j + 1 : j]! / scaled.scales[j]!);
  });
  return fitted;
}

function addTerm(fitted: Float64Array, column: Float64Array, centre: number, slope: number): void {
  for (let row = 0; row < fitted.length; row++) fitted[row]! += slope * (column[row]! - centre);
}

function solve(columns: readonly Float64Array[], target: Float64Array, names: readonly string[]): LeastSquares {
  const size = columns.length;
  const products = crossProducts([...columns, target]).values;
  const inner = createMatrix(size, size);
  const right = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    right[i] = products[i * (size + 1) + size]!;
    for (let j = 0; j < size; j++) inner.values[i * size + j] = products[i * (size + 1) + j]!;
  }
  const factored = attempt(() => cholesky(inner, names, closeToSingular));
  if (!('value' in factored)) return householderQr(columns, target, names);
  return {
    coefficients: choleskySolve(factored.value, right),
    inverseCrossProducts: choleskyInverse(factored.value),
  };
}

/** Centred predictors are orthogonal to the intercept, whose own element is 1/Σw. */
function withIntercept({ rows: size, values }: DenseMatrix, total: number): DenseMatrix {
  const whole = createMatrix(size + 1, size + 1);
  whole.values[0] = 1 / total;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) whole.values[(i + 1) * (size + 1) + j + 1] = values[i * size + j]!;
  }
  return whole;
}
