import betainc from '@stdlib/math-base-special-betainc';
import { requirePositive, requireRange } from './domain.ts';

/**
 * I_x(a, b), the incomplete beta function divided by B(a, b): the probability that a beta variable is ≤ x.
 *
 * @example
 * regularizedBeta(0.2, 1, 2) // 0.36
 */
export function regularizedBeta(x: number, a: number, b: number): number {
  requireRange('x', x, 0, 1);
  requirePositive('a', a);
  requirePositive('b', b);
  return betainc(x, a, b, true, false);
}

/**
 * 1 − I_x(a, b), computed directly so that far tails keep their digits.
 *
 * @example
 * regularizedBetaUpper(0.2, 1, 2) // 0.64
 */
export function regularizedBetaUpper(x: number, a: number, b: number): number {
  requireRange('x', x, 0, 1);
  requirePositive('a', a);
  requirePositive('b', b);
  return betainc(x, a, b, true, true);
}
