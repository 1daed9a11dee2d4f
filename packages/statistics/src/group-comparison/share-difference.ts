import type { Num } from '../column.ts';
import { normalQuantile, normalTwoSided } from '../distributions/normal.ts';

/** A share among so many people, who may be an effective base. */
export interface ShareOf {
  readonly share: number;
  readonly base: number;
}

export interface ShareDifference {
  /** b − a. */
  difference: number;
  standardError: number;
  /** z; `null`, like all below, where nothing varies. */
  statistic: Num;
  pValue: Num;
  ciLower: Num;
  ciUpper: Num;
}

/**
 * Two shares of different people: z with the pooled share, since the test supposes that they are one; the interval with both, since it
 * supposes nothing.
 *
 * @example
 * shareDifference({ share: 0.3, base: 100 }, { share: 0.45, base: 100 }, 0.95).statistic // 2.19089023
 */
export function shareDifference(a: ShareOf, b: ShareOf, confidence: number): ShareDifference {
  const difference = b.share - a.share;
  const pooled = (a.base * a.share + b.base * b.share) / (a.base + b.base);
  const standardError = Math.sqrt(Math.max(0, pooled * (1 - pooled)) * (1 / a.base + 1 / b.base));
  if (!(standardError > 0)) {
    return { difference, standardError: 0, statistic: null, pValue: null, ciLower: null, ciUpper: null };
  }
  const variance = ({ share, base }: ShareOf) => (share * (1 - share)) / base;
  const half = normalQuantile((1 + confidence) / 2) * Math.sqrt(variance(a) + variance(b));
  const statistic = difference / standardError;
  return {
    difference,
    standardError,
    statistic,
    pValue: normalTwoSided(statistic),
    ciLower: difference - half,
    ciUpper: difference + half,
  };
}
