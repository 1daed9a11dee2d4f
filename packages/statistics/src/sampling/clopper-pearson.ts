import { betaQuantile } from '../distributions/beta-quantile.ts';

/** So little of a person, which weights may leave, moves no bound away from its end. */
const almostNobody = 1e-6;

/**
 * The interval of a share among n that never covers less than it promises. Neither n nor p·n need be whole (Korn and Graubard).
 *
 * @example
 * clopperPearson(0, 10, 0.025) // [0, 0.3084971078]
 */
export function clopperPearson(p: number, n: number, tail: number): [number, number] {
  const successes = p * n;
  const lower = successes > almostNobody ? betaQuantile(tail, successes, n - successes + 1) : 0;
  const upper = n - successes > almostNobody ? betaQuantile(1 - tail, successes + 1, n - successes) : 1;
  return [lower, upper];
}
