import { StatisticsProblem } from '../problem.ts';

/** Refuses an argument outside [min, max]; NaN is outside of everything. */
export function requireRange(what: string, value: number, min: number, max = Number.POSITIVE_INFINITY): void {
  if (value >= min && value <= max) return;
  throw new StatisticsProblem('out-of-range', { what, value, min, ...(max < Infinity ? { max } : {}) });
}

/** Refuses what is not a whole number of [min, max]. */
export function requireWhole(what: string, value: number, min: number, max: number): void {
  requireRange(what, Number.isInteger(value) ? value : Number.NaN, min, max);
}

/** Refuses an argument that is not above 0: degrees of freedom, shapes, counts. */
export function requirePositive(what: string, value: number): void {
  requireRange(what, value, Number.MIN_VALUE, Number.MAX_VALUE);
}

/** Quantiles exist strictly inside (0, 1): at the ends most of them are infinite. */
export function requireProbability(value: number, what = 'p'): void {
  if (!(value > 0 && value < 1)) throw new StatisticsProblem('out-of-range', { what, value, min: 0, max: 1 });
}

/** A confidence level strictly between 0 and 1. */
export function requireConfidence(confidence: number): void {
  requireProbability(confidence, 'confidence');
}
