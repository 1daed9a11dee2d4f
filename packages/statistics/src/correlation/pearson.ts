import { isConstant, type Num } from '../column.ts';
import { mean, weightedMean } from '../descriptive/moments.ts';

/**
 * Pearson's r of two complete columns, from −1 to 1. `null` when one of them does not vary. Weights are above 0.
 *
 * @example
 * pearson(Float64Array.of(1, 2, 3), Float64Array.of(2, 4, 7)) // 0.9933992678
 */
export function pearson(x: Float64Array, y: Float64Array, weights?: Float64Array): Num {
  if (x.length < 2 || isConstant(x) || isConstant(y)) return null;
  const meanX = weights ? weightedMean(x, weights) : mean(x);
  const meanY = weights ? weightedMean(y, weights) : mean(y);
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let row = 0; row < x.length; row++) {
    const dx = x[row]! - meanX;
    const dy = y[row]! - meanY;
    const weight = weights ? weights[row]! : 1;
    xx += weight * dx * dx;
    yy += weight * dy * dy;
    xy += weight * dx * dy;
  }
  return clampCorrelation(xy / Math.sqrt(xx * yy));
}

/** Rounding may leave a perfect correlation a few last digits away from ±1. */
export function clampCorrelation(r: number): number {
  return Math.abs(r) > 1 - 1e-15 ? Math.sign(r) : r;
}
