import { ptukey, qtukey } from 'lib-r-math.js';
import { requireProbability, requireRange } from './domain.ts';

/** Below 2 degrees of freedom the quadrature of Copenhaver and Holland, which R uses too, gives no value. */
export const minRangeDf = 2;

/**
 * P(Q > q) of the studentised range of `groups` means with `df` degrees of freedom: the p-values of Tukey and
 * Games–Howell. About 10 digits are exact, so tails below 1e-10 are rough.
 *
 * @example
 * tukeySf(3.5, 3, 20) // 0.05589184908
 */
export function tukeySf(q: number, groups: number, df: number): number {
  requireRange('groups', groups, 2);
  requireRange('df', df, minRangeDf);
  return q <= 0 ? 1 : Math.min(1, Math.max(0, ptukey(q, groups, df, 1, false)));
}

/**
 * q with P(Q ≤ q) = p.
 *
 * @example
 * tukeyQuantile(0.95, 5, 30) // 4.10207902
 */
export function tukeyQuantile(p: number, groups: number, df: number): number {
  requireProbability(p);
  requireRange('groups', groups, 2);
  requireRange('df', df, minRangeDf);
  return qtukey(p, groups, df);
}
