import type { Num } from '../column.ts';
import type { CountedMoments } from '../descriptive/counted-moments.ts';
import { tTwoSided } from '../distributions/student-t.ts';
import { adjustPValues } from '../multiple-testing/adjust-p-values.ts';
import { differenceLetters } from './difference-letters.ts';

/** Of a column of numbers what a test of its mean needs; `null` where nobody has one. */
export type MeanColumn = Pick<CountedMoments, 'mean' | 'variance' | 'effectiveN'> | null;

export interface MeanPair {
  a: number;
  b: number;
  /** a − b. */
  difference: number;
  standardError: number;
  t: number;
  df: number;
  pValue: number;
  pBonferroni: number;
  pFdr: number;
}

export interface MeanTests {
  pairs: MeanPair[];
  letters: { unadjusted: string[]; bonferroni: string[]; fdr: string[] };
}

/**
 * Which columns' means differ: Welch's t = (x̄_a−x̄_b)/√(s²_a/n_a+s²_b/n_b−2c_ab) on effective bases, Satterthwaite's degrees of
 * freedom. `covariance` c_ab is that of the two means where columns share people. Columns with a base below 2 or
 * without variance in both take no part.
 *
 * @example
 * meanTests([{ mean: 4, variance: 1, effectiveN: 50 }, { mean: 3, variance: 1, effectiveN: 50 }], 0.05).letters.unadjusted // ['B', '']
 */
export function meanTests(
  columns: readonly MeanColumn[],
  alpha: number,
  covariance: (a: number, b: number) => number = () => 0,
): MeanTests {
  const pairs = columns.flatMap((a, i) =>
    columns.slice(i + 1).flatMap((b, k) => {
      const j = i + 1 + k;
      const pair = a && b && welch(a, b, covariance(i, j));
      return pair ? [{ a: i, b: j, ...pair }] : [];
    }),
  );
  const adjusted = adjustPValues(pairs.map(({ pValue }) => pValue));
  const whole = pairs.map((pair, i) => ({ ...pair, pBonferroni: adjusted.bonferroni[i]!, pFdr: adjusted.fdr[i]! }));
  const letters = (p: 'pValue' | 'pBonferroni' | 'pFdr') =>
    differenceLetters(
      whole.map(pair => ({ a: pair.a, b: pair.b, difference: pair.difference, pValue: pair[p] })),
      columns.length,
      alpha,
    );
  return {
    pairs: whole,
    letters: { unadjusted: letters('pValue'), bonferroni: letters('pBonferroni'), fdr: letters('pFdr') },
  };
}

type Welch = Pick<MeanPair, 'difference' | 'standardError' | 't' | 'df' | 'pValue'>;

/** `undefined` where there is nothing to test against. */
export function welch(a: NonNullable<MeanColumn>, b: NonNullable<MeanColumn>, covariance = 0): Welch | undefined {
  if (!(a.effectiveN >= 2 && b.effectiveN >= 2)) return undefined;
  const [errorA, errorB] = [squaredError(a.variance, a.effectiveN), squaredError(b.variance, b.effectiveN)];
  const whole = errorA + errorB;
  const apart = whole - 2 * covariance;
  // Nothing is left but rounding: the same people stand in both.
  if (!(whole > 0 && apart > 1e-12 * whole)) return undefined;
  const df = whole ** 2 / (errorA ** 2 / (a.effectiveN - 1) + errorB ** 2 / (b.effectiveN - 1));
  const standardError = Math.sqrt(apart);
  const difference = a.mean - b.mean;
  const t = difference / standardError;
  return { difference, standardError, t, df, pValue: tTwoSided(t, df) };
}

const squaredError = (variance: Num, n: number) => (variance ?? 0) / n;
