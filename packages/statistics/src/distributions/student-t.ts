import { requirePositive, requireProbability } from './domain.ts';
import { invertTail } from './invert-tail.ts';
import { logGamma } from './log-gamma.ts';
import { regularizedBeta, regularizedBetaUpper } from './regularized-beta.ts';

/** P(|T| > x) for x ≥ 0, by whichever of t²/(ν+t²) and ν/(ν+t²) is below ½ and therefore not rounded to 1. */
function bothTails(x: number, df: number): number {
  const squared = x * x;
  if (squared > 1e300) return farTails(x, df);
  return squared < df
    ? regularizedBetaUpper(squared / (df + squared), 0.5, df / 2)
    : regularizedBeta(df / (df + squared), df / 2, 0.5);
}

/** Where x² overflows, the first term of the series is exact: (ν/x²)^(ν/2) / (ν/2 · B(ν/2, ½)). */
function farTails(x: number, df: number): number {
  const half = df / 2;
  const logBeta = logGamma(half) + logGamma(0.5) - logGamma(half + 0.5);
  return Math.exp(half * (Math.log(df) - 2 * Math.log(x)) - Math.log(half) - logBeta);
}

/** P(0 < T < x) for x ≥ 0, exact for small x. */
function betweenZeroAnd(x: number, df: number): number {
  const squared = x * x;
  return regularizedBeta(squared / (df + squared), 0.5, df / 2) / 2;
}

/**
 * P(T > x) of Student's t with `df` degrees of freedom, which need not be whole.
 *
 * @example
 * tSf(2.5, 10) // 0.0157234226906
 */
export function tSf(x: number, df: number): number {
  requirePositive('df', df);
  return x > 0 ? bothTails(x, df) / 2 : 1 - bothTails(-x, df) / 2;
}

/**
 * P(T ≤ x).
 *
 * @example
 * tCdf(-2.5, 10) // 0.0157234226906
 */
export function tCdf(x: number, df: number): number {
  return tSf(-x, df);
}

/** Two-sided p-value of a t statistic. */
export function tTwoSided(t: number, df: number): number {
  requirePositive('df', df);
  return bothTails(Math.abs(t), df);
}

/**
 * x with P(T ≤ x) = p.
 *
 * @example
 * tQuantile(0.975, 10) // 2.228138851964939
 */
export function tQuantile(p: number, df: number): number {
  requireProbability(p);
  requirePositive('df', df);
  if (p > 0.5) return quantileAbove(1 - p, df);
  return p === 0.5 ? 0 : -quantileAbove(p, df);
}

/** The x > 0 with `tail` above it. */
function quantileAbove(tail: number, df: number): number {
  if (tail < 0.25) return invertTail(x => bothTails(x, df) / 2, tail, 2);
  return invertTail(x => betweenZeroAnd(x, df), 0.5 - tail, 0.5);
}
