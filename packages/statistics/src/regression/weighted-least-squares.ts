import { attempt } from '../attempt.ts';
import { sum, weightedMean } from '../descriptive/moments.ts';
import { cholesky, choleskyInverse, choleskySolve } from '../linear-algebra/cholesky.ts';
import { crossProducts } from '../linear-algebra/cross-products.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { householderQr, type LeastSquares } from '../linear-algebra/householder-qr.ts';
import { centresOf, type Scaling, scaledBy } from './scaled-columns.ts';

export interface WeightedFit {
  readonly scaling: Scaling;
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
  const total = sum(weights);
  const size = columns.length;
  const centres = centresOf(columns, weights, names, hasIntercept);
  const centre = hasIntercept ? weightedMean(dependent, weights) : 0;
  const own = areOnes(weights) ? undefined : weights;
  const products = crossProducts([...columns, dependent], own, Float64Array.of(...centres, centre));
  const scales = centres.map((_, j) => Math.sqrt(products.values[j * (size + 1) + j]! / total));
  const scaling = { centres, scales };
  const { coefficients, inverseCrossProducts } =
    solveProducts(products, scales, names) ??
    householderQr(
      timesRoots(scaledBy(columns, scaling), own),
      timesRoots(scaledBy([dependent], { centres: Float64Array.of(centre), scales: Float64Array.of(1) }), own)[0]!,
      names,
    );
  if (!hasIntercept) return { scaling, hasIntercept, parameters: coefficients, inverse: inverseCrossProducts };
  return {
    scaling,
    hasIntercept,
    parameters: Float64Array.from([centre, ...coefficients]),
    inverse: withIntercept(inverseCrossProducts, total),
  };
}

/** √w times every column. */
function timesRoots(columns: readonly Float64Array[], weights: Float64Array | undefined): readonly Float64Array[] {
  if (!weights) return columns;
  const roots = weights.map(Math.sqrt);
  return columns.map(column => column.map((value, row) => value * roots[row]!));
}

function areOnes(weights: Float64Array): boolean {
  for (let row = 0; row < weights.length; row++) if (weights[row] !== 1) return false;
  return true;
}

/** Fitted values, around the centres of the predictors: an intercept far from the data would cost digits. */
export function predictLinear(fit: WeightedFit, columns: readonly Float64Array[]): Float64Array {
  const { parameters, scaling, hasIntercept } = fit;
  const fitted = new Float64Array(columns[0]!.length).fill(hasIntercept ? parameters[0]! : 0);
  columns.forEach((column, j) => {
    addTerm(fitted, column, scaling.centres[j]!, parameters[hasIntercept ? j + 1 : j]! / scaling.scales[j]!);
  });
  return fitted;
}

function addTerm(fitted: Float64Array, column: Float64Array, centre: number, slope: number): void {
  for (let row = 0; row < fitted.length; row++) fitted[row]! += slope * (column[row]! - centre);
}

/** Of the products of centred predictors, the dependent column last. Nothing where predictors nearly determine each other. */
function solveProducts(
  { values }: DenseMatrix,
  scales: Float64Array,
  names: readonly string[],
): LeastSquares | undefined {
  const size = scales.length;
  const inner = createMatrix(size, size);
  const right = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const at = i * (size + 1);
    right[i] = values[at + size]! / scales[i]!;
    for (let j = 0; j < size; j++) inner.values[i * size + j] = values[at + j]! / scales[i]! / scales[j]!;
  }
  const factored = attempt(() => cholesky(inner, names, closeToSingular));
  if (!('value' in factored)) return undefined;
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
