import { requireProbability } from './domain.ts';
import { erfcOfRoot, erfOfRoot } from './error-function.ts';
import { invertTail } from './invert-tail.ts';

/**
 * P(Z > x) of a standard normal variable: half of erfc(x/√2), so that tails keep their digits.
 *
 * @example
 * normalSf(10) // 7.61985302416052e-24
 */
export function normalSf(x: number): number {
  const half = Math.min((x * x) / 2, Number.MAX_VALUE);
  return x > 0 ? erfcOfRoot(half) / 2 : 0.5 + erfOfRoot(half) / 2;
}

/**
 * P(Z ≤ x).
 *
 * @example
 * normalCdf(1.96) // 0.9750021048517795
 */
export function normalCdf(x: number): number {
  return normalSf(-x);
}

/**
 * Two-sided p-value of a z statistic.
 *
 * @example
 * normalTwoSided(1.959963984540054) // 0.05
 */
export function normalTwoSided(z: number): number {
  return Math.min(1, 2 * normalSf(Math.abs(z)));
}

/**
 * x with P(Z ≤ x) = p. Near the middle the probability between 0 and x is solved for, in the tails the tail's own.
 *
 * @example
 * normalQuantile(0.975) // 1.959963984540054
 */
export function normalQuantile(p: number): number {
  requireProbability(p);
  if (p > 0.5) return -normalQuantileBelow(1 - p);
  return normalQuantileBelow(p);
}

function normalQuantileBelow(p: number): number {
  if (p === 0.5) return 0;
  const start = Math.sqrt(-2 * Math.log(2 * p));
  if (p < 0.25) return -invertTail(normalSf, p, start);
  return -invertTail(x => erfOfRoot((x * x) / 2) / 2, 0.5 - p, start);
}
