import { attempt } from '../attempt.ts';
import { type Num, type NumColumns, requireVariation } from '../column.ts';
import { mean, weightedMean } from '../descriptive/moments.ts';
import { cholesky, choleskyInverse } from '../linear-algebra/cholesky.ts';
import { crossProducts } from '../linear-algebra/cross-products.ts';
import { createMatrix, type DenseMatrix, matrixDiagonal } from '../linear-algebra/dense-matrix.ts';
import { requireSamples, requireSpreadBase, StatisticsProblem } from '../problem.ts';
import { effectiveWeights } from '../weighting/effective-base.ts';
import { readWeightedColumns } from '../weighting/weighted-columns.ts';
import { type GuttmanBounds, guttmanBounds, sumRow } from './guttman-bounds.ts';
import { type SplitHalf, splitHalf } from './split-half.ts';

export interface ReliabilityInput {
  variables: readonly string[];
  data: NumColumns;
  /** The name of a column of `data`. */
  weights?: string;
  settings: {
    reverse: readonly string[];
    /** Needed only when items are reversed. */
    scaleMin: number | null;
    scaleMax: number | null;
    missing: 'listwise';
    split: 'firstHalf';
  };
}

export interface ReliabilityItem {
  variable: string;
  mean: number;
  sd: number;
  scaleMeanIfDeleted: number;
  scaleVarianceIfDeleted: number;
  /** `null` when the other items together do not vary. */
  correctedItemTotal: Num;
  /** `null` when items determine each other exactly. */
  squaredMultipleCorrelation: Num;
  /** `null` for the last but one item: alpha needs two. */
  alphaIfDeleted: Num;
}

export interface ReliabilityResult {
  n: number;
  /** With weights. */
  effectiveN?: number;
  k: number;
  alpha: number;
  standardizedAlpha: Num;
  averageInterItemCorrelation: number;
  scaleMean: number;
  scaleVariance: number;
  guttman: GuttmanBounds;
  splitHalf: SplitHalf;
  items: ReliabilityItem[];
}

/**
 * Reliability of a sum of items. With the covariances C and V = ΣC: α = k/(k−1)·(1 − tr C/V), standardised
 * k·r̄/(1+(k−1)r̄), Guttman's λ₁ to λ₆, split half, and each item against the rest. A reversed item is scaleMin+scaleMax−x. Weighted
 * variances divide by the effective base less 1.
 *
 * @example
 * reliability({ variables: ['a', 'b'], data: { a: [1, 2, 3], b: [1, 3, 2] }, settings: { reverse: [], scaleMin: null,
 *   scaleMax: null, missing: 'listwise', split: 'firstHalf' } }).alpha // 0.6666666667
 */
export function reliability(input: ReliabilityInput): ReliabilityResult {
  const { variables } = input;
  const k = variables.length;
  requireSamples(k, 2, 'variables');
  const { columns, weights, n, effectiveN } = readWeightedColumns(input.data, variables, input.weights);
  requireSamples(n, 2);
  requireSpreadBase(effectiveN);
  const items = columns.map((column, i) => reverseIfAsked(column, variables[i]!, input.settings));
  requireVariation(items, variables);
  const means = items.map(item => (weights ? weightedMean(item, weights) : mean(item)));
  const covariances = covarianceMatrix(items, means, weights && effectiveWeights(weights), effectiveN);
  const variances = matrixDiagonal(covariances);
  const trace = variances.reduce((sum, value) => sum + value, 0);
  const rowSums = variances.map((_, i) => sumRow(covariances, i, value => value));
  const total = rowSums.reduce((sum, value) => sum + value, 0);
  // Items that cancel each other, like one and its reverse, have a sum that is always the same.
  if (!(total > 1e-12 * trace)) throw new StatisticsProblem('constant-column', { column: variables.join(' + ') });
  const uniqueVariances = residualVariances(covariances);
  const halves = splitHalf(covariances);
  const r = averageCorrelation(covariances, variances);
  const scaleMean = means.reduce((sum, value) => sum + value, 0);
  const alpha = (k / (k - 1)) * (1 - trace / total);
  return {
    n,
    ...(weights ? { effectiveN } : {}),
    k,
    alpha,
    standardizedAlpha: 1 + (k - 1) * r > 0 ? (k * r) / (1 + (k - 1) * r) : null,
    averageInterItemCorrelation: r,
    scaleMean,
    scaleVariance: total,
    guttman: guttmanBounds(covariances, trace, total, alpha, halves.guttman, uniqueVariances),
    splitHalf: halves,
    items: variables.map((variable, i) => {
      const variance = variances[i]!;
      const rest = total - 2 * rowSums[i]! + variance;
      const varies = rest > 1e-12 * trace;
      return {
        variable,
        mean: means[i]!,
        sd: Math.sqrt(variance),
        scaleMeanIfDeleted: scaleMean - means[i]!,
        scaleVarianceIfDeleted: rest,
        correctedItemTotal: varies ? (rowSums[i]! - variance) / Math.sqrt(variance * rest) : null,
        squaredMultipleCorrelation: uniqueVariances ? 1 - uniqueVariances[i]! / variance : null,
        alphaIfDeleted: k > 2 && varies ? ((k - 1) / (k - 2)) * (1 - (trace - variance) / rest) : null,
      };
    }),
  };
}

function reverseIfAsked(column: Float64Array, name: string, settings: ReliabilityInput['settings']): Float64Array {
  if (!settings.reverse.includes(name)) return column;
  const { scaleMin, scaleMax } = settings;
  if (scaleMin === null) throw new StatisticsProblem('invalid-setting', { setting: 'scaleMin' });
  if (scaleMax === null) throw new StatisticsProblem('invalid-setting', { setting: 'scaleMax' });
  return column.map(value => scaleMin + scaleMax - value);
}

function covarianceMatrix(
  columns: readonly Float64Array[],
  means: readonly number[],
  weights: Float64Array | undefined,
  n: number,
): DenseMatrix {
  const centred = columns.map((column, i) => column.map(value => value - means[i]!));
  const products = crossProducts(centred, weights);
  return createMatrix(
    products.rows,
    products.rows,
    products.values.map(value => value / (n - 1)),
  );
}

/** 1/(C⁻¹)_jj: the variance of each item that the others do not explain; `null` when C is singular. */
function residualVariances(covariances: DenseMatrix): Float64Array | null {
  const inverse = attempt(() => choleskyInverse(cholesky(covariances)));
  return 'value' in inverse ? matrixDiagonal(inverse.value).map(value => 1 / value) : null;
}

function averageCorrelation(covariances: DenseMatrix, variances: Float64Array): number {
  const k = variances.length;
  const sums = variances.map((variance, i) =>
    sumRow(covariances, i, (value, j) => (i === j ? 0 : value / Math.sqrt(variance * variances[j]!))),
  );
  return sums.reduce((sum, value) => sum + value, 0) / (k * (k - 1));
}
