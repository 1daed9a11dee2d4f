import { betaQuantile } from '../distributions/beta-quantile.ts';

/**
 * The interval of a share among n that never covers less than it promises. Neither n nor p·n need be whole (Korn and Graubard).
 *
 * @example
 * clopperPearson(0, 10, 0.025) // [0, 0.3084971078]
 */
export function clopperPearson(p: number, n: number, tail: number): [number, number] {
  const successes = p * n;
  const lower = p === 0 ? 0 : betaQuantile(tail, successes, n - successes + 1);
  const upper = p === 1 ? 1 : betaQuantile(1 - tail, successes + 1, n - successes);
  return [lower, upper];
}
