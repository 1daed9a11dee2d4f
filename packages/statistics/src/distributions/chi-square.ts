import { requirePositive, requireProbability } from './domain.ts';
import { invertTail } from './invert-tail.ts';
import { regularizedGammaP, regularizedGammaQ } from './regularized-gamma.ts';

/**
 * P(X > x) of χ² with `df` degrees of freedom.
 *
 * @example
 * chiSquareSf(3.841458820694124, 1) // 0.05
 */
export function chiSquareSf(x: number, df: number): number {
  requirePositive('df', df);
  return x <= 0 ? 1 : regularizedGammaQ(x / 2, df / 2);
}

/**
 * P(X ≤ x).
 *
 * @example
 * chiSquareCdf(2, 2) // 0.6321205588285577
 */
export function chiSquareCdf(x: number, df: number): number {
  requirePositive('df', df);
  return x <= 0 ? 0 : regularizedGammaP(x / 2, df / 2);
}

/**
 * x with P(X ≤ x) = p.
 *
 * @example
 * chiSquareQuantile(0.95, 1) // 3.841458820694124
 */
export function chiSquareQuantile(p: number, df: number): number {
  requireProbability(p);
  requirePositive('df', df);
  // The smaller tail is solved for; 1 − p is exact from ½ on.
  return p < 0.5 ? invertTail(x => chiSquareCdf(x, df), p, df) : invertTail(x => chiSquareSf(x, df), 1 - p, df);
}
