import { crossProducts } from '../linear-algebra/cross-products.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { dot, linearPredictor } from './logistic-likelihood.ts';
import type { Likelihood } from './maximize-likelihood.ts';

/** How the log-probability of a row's own level moves with the predictors of the threshold above it and of the one below it. */
export interface LevelSlopes {
  readonly above: Float64Array;
  readonly below: Float64Array;
}

interface LevelTerms extends LevelSlopes {
  readonly value: number;
  readonly reach: number;
  /** F(1−F) at the threshold above and below, and what ties the two together. */
  readonly curvatureAbove: Float64Array;
  readonly curvatureBelow: Float64Array;
  readonly tie: Float64Array;
}

/**
 * The log-likelihood of ordered levels 0 … J−1 with logit P(Y ≤ j) = a predictor per threshold j; the parameters are one block
 * per threshold, each as long as there are columns. With u and l the predictors above and below a level and F the logistic
 * function, P = F(u)·F(−l)·(1 − e^(l−u)), whose logarithm is concave where u > l; elsewhere it is −∞, and the step is halved.
 */
export function cumulativeLikelihood(
  columns: readonly Float64Array[],
  outcome: Float64Array,
  weights: Float64Array,
  thresholds: number,
): (parameters: Float64Array) => Likelihood {
  const width = columns.length;
  const size = width * thresholds;
  return parameters => {
    const predictors = blocks(parameters, width).map(block => linearPredictor(columns, block, outcome.length));
    const terms = levelTerms(predictors, outcome, weights);
    const gradient = new Float64Array(size);
    const information = createMatrix(size, size);
    for (let j = 0; j < thresholds; j++) {
      const isAbove = (row: number) => outcome[row] === j;
      const isBelow = (row: number) => outcome[row] === j + 1;
      const slopes = weights.map((weight, row) =>
        isAbove(row) ? weight * terms.above[row]! : isBelow(row) ? weight * terms.below[row]! : 0,
      );
      columns.forEach((column, k) => {
        gradient[j * width + k] = dot(column, slopes);
      });
      const own = weights.map((weight, row) => {
        if (isAbove(row)) return weight * (terms.curvatureAbove[row]! + terms.tie[row]!);
        return isBelow(row) ? weight * (terms.curvatureBelow[row]! + terms.tie[row]!) : 0;
      });
      setBlock(information, crossProducts(columns, own), j, j);
      if (j === 0) continue;
      const shared = weights.map((weight, row) => (isAbove(row) ? -weight * terms.tie[row]! : 0));
      setBlock(information, crossProducts(columns, shared), j, j - 1);
    }
    return { value: terms.value, gradient, information: () => information, reach: terms.reach };
  };
}

/** The slopes of every row's log-probability at fitted predictors: what a row pulls at the parameters. */
export function levelSlopes(predictors: readonly Float64Array[], outcome: Float64Array): LevelSlopes {
  return levelTerms(predictors, outcome, new Float64Array(outcome.length).fill(1));
}

/** P(Y = level) of every row, by level. */
export function levelProbabilities(predictors: readonly Float64Array[]): Float64Array[] {
  const upTo = (level: number, row: number) =>
    level < 0 ? 0 : level === predictors.length ? 1 : logistic(predictors[level]![row]!);
  return Array.from({ length: predictors.length + 1 }, (_, level) =>
    predictors[0]!.map((_, row) => {
      const above = predictors[level]?.[row];
      const below = predictors[level - 1]?.[row];
      // Two probabilities near 1 would lose their digits in the difference.
      if (above === undefined || below === undefined) {
        return below === undefined ? upTo(level, row) : logistic(-below);
      }
      return logistic(above) * logistic(-below) * -Math.expm1(below - above);
    }),
  );
}

function levelTerms(predictors: readonly Float64Array[], outcome: Float64Array, weights: Float64Array): LevelTerms {
  const n = outcome.length;
  const [above, below] = [new Float64Array(n), new Float64Array(n)];
  const [curvatureAbove, curvatureBelow, tie] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)];
  let value = 0;
  let reach = 0;
  for (let row = 0; row < n; row++) {
    const u = predictors[outcome[row]!]?.[row];
    const l = predictors[outcome[row]! - 1]?.[row];
    let logProbability = 0;
    if (u !== undefined) {
      above[row] = logistic(-u);
      curvatureAbove[row] = logistic(u) * above[row]!;
      logProbability -= softplus(-u);
    }
    if (l !== undefined) {
      below[row] = -logistic(l);
      curvatureBelow[row] = -logistic(-l) * below[row]!;
      logProbability -= softplus(l);
    }
    if (u !== undefined && l !== undefined && weights[row]! > 0) {
      if (u <= l) return { ...stopped(n), reach };
      const gap = 1 / Math.expm1(u - l);
      above[row]! += gap;
      below[row]! -= gap;
      tie[row] = gap * (1 + gap);
      logProbability += Math.log(-Math.expm1(l - u));
    }
    if (weights[row]! > 0) {
      value += weights[row]! * logProbability;
      reach = Math.max(reach, Math.abs(u ?? 0), Math.abs(l ?? 0));
    }
  }
  return { value, reach, above, below, curvatureAbove, curvatureBelow, tie };
}

/** Thresholds out of order: no probability at all. */
function stopped(n: number): Omit<LevelTerms, 'reach'> {
  const none = new Float64Array(n);
  const nothing = { above: none, below: none, curvatureAbove: none, curvatureBelow: none, tie: none };
  return { value: Number.NEGATIVE_INFINITY, ...nothing };
}

function blocks(parameters: Float64Array, width: number): Float64Array[] {
  return Array.from({ length: parameters.length / width }, (_, j) => parameters.subarray(j * width, (j + 1) * width));
}

function setBlock(whole: DenseMatrix, block: DenseMatrix, row: number, column: number): void {
  const width = block.rows;
  for (let i = 0; i < width; i++) {
    for (let k = 0; k < width; k++) {
      whole.values[(row * width + i) * whole.columns + column * width + k] = block.values[i * width + k]!;
      whole.values[(column * width + k) * whole.columns + row * width + i] = block.values[i * width + k]!;
    }
  }
}

// e^−|x| never overflows, and both tails keep their digits.
function logistic(x: number): number {
  const small = Math.exp(-Math.abs(x));
  return x > 0 ? 1 / (1 + small) : small / (1 + small);
}

function softplus(x: number): number {
  return Math.max(0, x) + Math.log1p(Math.exp(-Math.abs(x)));
}
