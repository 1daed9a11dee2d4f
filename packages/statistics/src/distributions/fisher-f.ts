import { requirePositive, requireProbability } from './domain.ts';
import { invertTail } from './invert-tail.ts';
import { regularizedBeta, regularizedBetaUpper } from './regularized-beta.ts';

/**
 * P(X > x) of Fisher's F.
 *
 * @example
 * fSf(4, 2, 10) // 0.05292214940
 */
export function fSf(x: number, df1: number, df2: number): number {
  requirePositive('df1', df1);
  requirePositive('df2', df2);
  if (x <= 0) return 1;
  if (x === Infinity) return 0;
  // Of the two forms the one whose argument is below ½ is not rounded to 1.
  return df1 * x < df2
    ? regularizedBetaUpper((df1 * x) / (df2 + df1 * x), df1 / 2, df2 / 2)
    : regularizedBeta(df2 / (df2 + df1 * x), df2 / 2, df1 / 2);
}

/**
 * P(X ≤ x).
 *
 * @example
 * fCdf(4, 2, 10) // 0.94707785060
 */
export function fCdf(x: number, df1: number, df2: number): number {
  return x <= 0 ? 0 : fSf(1 / x, df2, df1);
}

/**
 * x with P(X ≤ x) = p.
 *
 * @example
 * fQuantile(0.95, 2, 10) // 4.102821015
 */
export function fQuantile(p: number, df1: number, df2: number): number {
  requireProbability(p);
  requirePositive('df1', df1);
  requirePositive('df2', df2);
  return p < 0.5 ? invertTail(x => fCdf(x, df1, df2), p, 1) : invertTail(x => fSf(x, df1, df2), 1 - p, 1);
}
