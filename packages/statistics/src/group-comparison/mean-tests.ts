import type { Num } from '../column.ts';
import { fisherExact } from '../cross-tables/fisher-exact.ts';
import type { CountedMoments } from '../descriptive/counted-moments.ts';
import { tTwoSided } from '../distributions/student-t.ts';
import { adjustPValues } from '../multiple-testing/adjust-p-values.ts';
import { differenceLetters } from '../multiple-testing/difference-letters.ts';

/** Of a column of numbers what a test of its mean needs; `null` where nobody has one. */
export type MeanColumn = Pick<CountedMoments, 'mean' | 'variance' | 'effectiveN'> | null;

export interface MeanPair {
  a: number;
  b: number;
  /** a − b. */
  difference: number;
  standardError: number;
  /** `null`, like `df`, where everybody of either column says the same. */
  t: Num;
  df: Num;
  pValue: number;
  pBonferroni: number;
  pFdr: number;
}

export interface MeanTests {
  pairs: MeanPair[];
  letters: { unadjusted: string[]; bonferroni: string[]; fdr: string[] };
}

export interface MeanTestOptions {
  /** c_ab: that of the two means, where columns share people. */
  covariance?: (a: number, b: number) => number;
  /** Columns of fewer people take no part. 2 when left out. */
  leastBase?: number;
}

/**
 * Which columns' means differ: Welch's t = (x̄_a−x̄_b)/√(s²_a/n_a+s²_b/n_b−2c_ab) on effective bases, Satterthwaite's degrees of
 * freedom. Where everybody of either column says the same there is no variance: equal ones have p = 1, others the chance that so
 * many people fall apart by what they say (Fisher's test).
 *
 * @example
 * meanTests([{ mean: 4, variance: 1, effectiveN: 50 }, { mean: 3, variance: 1, effectiveN: 50 }], 0.05).letters.unadjusted // ['B', '']
 */
export function meanTests(
  columns: readonly MeanColumn[],
  alpha: number,
  { covariance = () => 0, leastBase = 2 }: MeanTestOptions = {},
): MeanTests {
  const pairs = columns.flatMap((a, i) =>
    columns.slice(i + 1).flatMap((b, k) => {
      const j = i + 1 + k;
      const isUsable = a && b && a.effectiveN >= leastBase && b.effectiveN >= leastBase;
      const pair = isUsable ? (welch(a, b, covariance(i, j)) ?? ofOneValueEach(a, b)) : undefined;
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

type Tested = Pick<MeanPair, 'difference' | 'standardError' | 't' | 'df' | 'pValue'>;
type Welch = Tested & { readonly t: number; readonly df: number };

function ofOneValueEach(a: NonNullable<MeanColumn>, b: NonNullable<MeanColumn>): Tested | undefined {
  if (a.variance !== 0 || b.variance !== 0) return undefined;
  const difference = a.mean - b.mean;
  const people = [a, b].map(({ effectiveN }) => Math.round(effectiveN)) as [number, number];
  const pValue = difference === 0 ? 1 : fisherExact(people[0], 0, 0, people[1]).twoSided;
  return { difference, standardError: 0, t: null, df: null, pValue };
}

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
