import { attempt } from '../attempt.ts';
import { isConstant, type Num } from '../column.ts';
import { squareSum, sum, weightedMean } from '../descriptive/moments.ts';
import { cholesky, choleskyInverse } from '../linear-algebra/cholesky.ts';
import { crossProducts } from '../linear-algebra/cross-products.ts';
import { scaleColumns } from './scaled-columns.ts';
import type { WeightedFit } from './weighted-least-squares.ts';

/** How a predictor stands among the others; all `null` for the intercept. */
export interface Standing {
  beta: Num;
  tolerance: Num;
  vif: Num;
}

/** beta, tolerance and vif by position among the predictors (−1: the intercept) and estimate. */
export function standings(
  { inverse, scaling, hasIntercept }: WeightedFit,
  { columns, y, weights }: { columns: readonly Float64Array[]; y: Float64Array; weights: Float64Array },
  names: readonly string[],
): (j: number, estimate: number) => Standing {
  const total = sum(weights);
  const spread = (values: Float64Array) => Math.sqrt(squareSum(values, weightedMean(values, weights), weights) / total);
  const spreadY = spread(y);
  const size = inverse.rows;
  const inflation = hasIntercept
    ? columns.map((_, j) => inverse.values[(j + 1) * size + j + 1]! * total)
    : varianceInflation(columns, names, weights);
  return (j, estimate) => {
    if (j < 0) return { beta: null, tolerance: null, vif: null };
    const vif = inflation[j] ?? null;
    const spreadX = hasIntercept ? scaling.scales[j]! : spread(columns[j]!);
    return { beta: (estimate * spreadX) / spreadY, tolerance: vif === null ? null : 1 / vif, vif };
  };
}

/**
 * Each predictor's variance inflation (R_xx⁻¹)_jj from weighted correlations, for a model without an intercept, whose own
 * equations are not centred. `null` where it is undefined.
 */
function varianceInflation(columns: readonly Float64Array[], names: readonly string[], weights: Float64Array): Num[] {
  const varying = columns.map((_, j) => j).filter(j => !isConstant(columns[j]!));
  const { columns: scaled } = scaleColumns(
    varying.map(j => columns[j]!),
    weights,
    names,
    true,
  );
  const total = sum(weights);
  const products = crossProducts(scaled, weights);
  const inverse = attempt(() => choleskyInverse(cholesky(products)));
  const inflation: Num[] = columns.map(() => null);
  varying.forEach((j, i) => {
    inflation[j] = 'value' in inverse ? inverse.value.values[i * varying.length + i]! * total : null;
  });
  return inflation;
}
