import { requireRange } from './domain.ts';
import { regularizedBetaUpper } from './regularized-beta.ts';

/**
 * P(K ≤ k) of n trials with probability p: 1 − I_p(k+1, n−k), computed as the upper tail.
 *
 * @example
 * binomialCdf(3, 10, 0.5) // 0.171875
 */
export function binomialCdf(k: number, n: number, p: number): number {
  requireRange('n', n, 0, Number.MAX_SAFE_INTEGER);
  requireRange('p', p, 0, 1);
  const successes = Math.floor(k);
  if (successes < 0) return 0;
  if (successes >= n) return 1;
  return regularizedBetaUpper(p, successes + 1, n - successes);
}
