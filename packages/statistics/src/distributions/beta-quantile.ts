import { requirePositive, requireProbability } from './domain.ts';
import { fQuantile } from './fisher-f.ts';

/**
 * x with I_x(a, b) = p. A beta variable is a ratio of an F variable, which lives on the whole half-line and so keeps the
 * digits of an x close to 1.
 *
 * @example
 * betaQuantile(0.36, 1, 2) // 0.2
 */
export function betaQuantile(p: number, a: number, b: number): number {
  requireProbability(p);
  requirePositive('a', a);
  requirePositive('b', b);
  const odds = (a / b) * fQuantile(p, 2 * a, 2 * b);
  return odds / (1 + odds);
}
