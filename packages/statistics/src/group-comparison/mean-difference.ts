import type { Num } from '../column.ts';
import { tQuantile } from '../distributions/student-t.ts';
import { type MeanColumn, welch } from './mean-tests.ts';

export interface MeanDifference {
  /** b − a. */
  difference: number;
  /** `null`, like all below, where nothing varies or somebody stands alone. */
  standardError: Num;
  /** t */
  statistic: Num;
  df: Num;
  pValue: Num;
  ciLower: Num;
  ciUpper: Num;
}

/**
 * Two means of different people: Welch's t, and the interval of the difference with its degrees of freedom.
 *
 * @example
 * meanDifference({ mean: 3, variance: 1, effectiveN: 50 }, { mean: 4, variance: 1, effectiveN: 50 }, 0.95).statistic // 5
 */
export function meanDifference(
  a: NonNullable<MeanColumn>,
  b: NonNullable<MeanColumn>,
  confidence: number,
): MeanDifference {
  const tested = welch(b, a);
  if (!tested) {
    const difference = b.mean - a.mean;
    return { difference, standardError: null, statistic: null, df: null, pValue: null, ciLower: null, ciUpper: null };
  }
  const { difference, standardError, t, df, pValue } = tested;
  const half = tQuantile((1 + confidence) / 2, df) * standardError;
  return {
    difference,
    standardError,
    statistic: t,
    df,
    pValue,
    ciLower: difference - half,
    ciUpper: difference + half,
  };
}
