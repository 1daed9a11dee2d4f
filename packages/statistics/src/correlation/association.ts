import type { Num } from '../column.ts';
import { tTwoSided } from '../distributions/student-t.ts';

/** How two columns go together; `null` where that is undefined. */
export interface Association {
  readonly coefficient: Num;
  readonly statistic: Num;
  readonly pValue: Num;
}

export const undefinedAssociation: Association = { coefficient: null, statistic: null, pValue: null };

/**
 * The t-test of a correlation, t = r√(df/(1−r²)). A perfect correlation has no finite t, but a p of 0.
 *
 * @example
 * testCorrelation(0.6, 16) // { coefficient: 0.6, statistic: 3, pValue: 0.00847949942 }
 */
export function testCorrelation(r: Num, df: number): Association {
  if (r === null) return undefinedAssociation;
  // Up to one row beyond the two that any line passes through.
  if (!(df >= 1)) return { coefficient: r, statistic: null, pValue: null };
  if (Math.abs(r) === 1) return { coefficient: r, statistic: null, pValue: 0 };
  const statistic = r * Math.sqrt(df / ((1 - r) * (1 + r)));
  return { coefficient: r, statistic, pValue: tTwoSided(statistic, df) };
}
