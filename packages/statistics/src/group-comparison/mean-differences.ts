import type { Num } from '../column.ts';
import { type MeanColumn, meanTests } from './mean-tests.ts';
import { welchAnova } from './welch-anova.ts';

export interface MeanDifferences {
  /** `null` where a column has no spread of its own: then p is that of its pairs. */
  f: Num;
  df1: Num;
  df2: Num;
  pValue: number;
  /** η = √(SSB/SST), on effective bases. */
  effect: number;
}

/**
 * Whether the means of columns of different people differ at all: Welch's F on effective bases. It weighs by the inverse of each
 * column's variance; where one has none, p is the smallest of all pairs (`meanTests`) times their number. `null` where fewer than two
 * columns are large enough.
 *
 * @example
 * meanDifferences([{ mean: 4, variance: 1, effectiveN: 50 }, { mean: 3, variance: 1, effectiveN: 50 }]).f // 25
 */
export function meanDifferences(columns: readonly MeanColumn[], { leastBase = 2 } = {}): MeanDifferences | null {
  const used = columns.flatMap(column => (column && column.effectiveN >= leastBase ? [column] : []));
  if (used.length < 2) return null;
  const groups = used.map(({ mean, variance, effectiveN }) => ({ mean, variance: variance ?? 0, n: effectiveN }));
  const effect = etaOf(groups);
  const welch = welchAnova(groups);
  if (welch) return { ...welch, effect };
  const { pairs } = meanTests(used, 0.5);
  if (pairs.length === 0) return null;
  const smallest = pairs.reduce((least, { pValue }) => Math.min(least, pValue), 1);
  return { f: null, df1: null, df2: null, pValue: Math.min(1, smallest * pairs.length), effect };
}

function etaOf(groups: readonly { readonly mean: number; readonly variance: number; readonly n: number }[]): number {
  const people = groups.reduce((sum, { n }) => sum + n, 0);
  const centre = groups.reduce((sum, { n, mean }) => sum + n * mean, 0) / people;
  const between = groups.reduce((sum, { n, mean }) => sum + n * (mean - centre) ** 2, 0);
  const whole = groups.reduce((sum, { n, variance }) => sum + (n - 1) * variance, between);
  return whole > 0 ? Math.sqrt(between / whole) : 0;
}
