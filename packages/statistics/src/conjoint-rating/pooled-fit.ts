import type { Num } from '../column.ts';

export interface PooledFit {
  /** `null` when all ratings are the same. */
  rSquared: Num;
  adjRSquared: Num;
  /** `null` when nothing is left to test against. */
  f: Num;
  dfRegression: number;
  dfResidual: number;
}

/** How well the cards' utilities explain all the ratings together. */
export function pooledFit(
  ratings: readonly Float64Array[],
  weights: Float64Array,
  predicted: Float64Array,
  parameters: number,
): PooledFit & { residualVariance: Num } {
  let n = 0;
  let sum = 0;
  ratings.forEach((row, person) => {
    for (const rating of row) {
      if (Number.isNaN(rating)) continue;
      n += weights[person]!;
      sum += weights[person]! * rating;
    }
  });
  const mean = sum / n;
  let total = 0;
  let residual = 0;
  ratings.forEach((row, person) => {
    row.forEach((rating, card) => {
      if (Number.isNaN(rating)) return;
      total += weights[person]! * (rating - mean) ** 2;
      residual += weights[person]! * (rating - predicted[card]!) ** 2;
    });
  });
  const dfRegression = parameters - 1;
  const dfResidual = n - parameters;
  const isFlat = !(total > 1e-24 * n * mean * mean) || total === 0;
  const isExact = dfResidual < 1 || !(residual > 1e-24 * total);
  const rSquared = isFlat ? null : Math.max(0, 1 - residual / total);
  return {
    rSquared,
    adjRSquared: rSquared === null || dfResidual < 1 ? null : 1 - ((1 - rSquared) * (n - 1)) / dfResidual,
    f: isFlat || isExact ? null : Math.max(0, total - residual) / dfRegression / (residual / dfResidual),
    dfRegression,
    dfResidual,
    residualVariance: dfResidual < 1 ? null : residual / dfResidual,
  };
}
