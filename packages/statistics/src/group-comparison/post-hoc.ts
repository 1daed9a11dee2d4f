import type { Num } from '../column.ts';
import type { SampleMoments } from '../descriptive/moments.ts';
import { fQuantile, fSf } from '../distributions/fisher-f.ts';
import { tQuantile, tTwoSided } from '../distributions/student-t.ts';
import { minRangeDf, tukeyQuantile, tukeySf } from '../distributions/studentized-range.ts';

export type PostHocMethod = 'lsd' | 'bonferroni' | 'tukey' | 'scheffe' | 'gamesHowell';

/** A group with its position among the levels. */
export interface ComparedGroup extends SampleMoments {
  readonly index: number;
}

/** Games–Howell leaves p and interval open (`null`) below two degrees of freedom or without spread. */
export interface PostHocPair {
  a: number;
  b: number;
  difference: number;
  standardError: number;
  df: Num;
  pValue: Num;
  ciLower: Num;
  ciUpper: Num;
}

/** p-value of |t|, and by how many standard errors the interval reaches out. */
interface Rule {
  pValue(t: number): number;
  reach: number;
}

/**
 * All pairs of group means, difference a − b.
 *
 * lsd: plain t with the pooled MSE; bonferroni: p times the number of pairs, at most 1; tukey (Tukey–Kramer):
 * studentised range of |t|√2; scheffe: F = t²/(K−1); gamesHowell: own variances, Welch's df, studentised range.
 */
export function postHoc(
  method: PostHocMethod,
  groups: readonly ComparedGroup[],
  error: { msWithin: number; dfWithin: number },
  confidence: number,
): PostHocPair[] {
  const pairs = groups.flatMap((a, i) => groups.slice(i + 1).map(b => [a, b] as const));
  if (method === 'gamesHowell') return pairs.map(([a, b]) => gamesHowellPair(a, b, groups.length, confidence));
  const df = error.dfWithin;
  const rule = pooledRule(method, groups.length, df, confidence);
  return pairs.map(([a, b]) => {
    const difference = a.mean - b.mean;
    const standardError = Math.sqrt(error.msWithin * (1 / a.n + 1 / b.n));
    return { ...identify(a, b, difference, standardError), df, ...judge(difference, standardError, rule) };
  });
}

function pooledRule(
  method: Exclude<PostHocMethod, 'gamesHowell'>,
  groups: number,
  df: number,
  confidence: number,
): Rule | null {
  const pairs = (groups * (groups - 1)) / 2;
  switch (method) {
    case 'lsd':
      return { pValue: t => tTwoSided(t, df), reach: tQuantile((1 + confidence) / 2, df) };
    case 'bonferroni': {
      const tail = (1 - confidence) / (2 * pairs);
      return { pValue: t => Math.min(1, pairs * tTwoSided(t, df)), reach: -tQuantile(tail, df) };
    }
    case 'tukey':
      return rangeRule(groups, df, confidence);
    case 'scheffe':
      return {
        pValue: t => fSf(t ** 2 / (groups - 1), groups - 1, df),
        reach: Math.sqrt((groups - 1) * fQuantile(confidence, groups - 1, df)),
      };
  }
}

function rangeRule(groups: number, df: number, confidence: number): Rule | null {
  if (!(df >= minRangeDf)) return null;
  return {
    pValue: t => tukeySf(Math.abs(t) * Math.SQRT2, groups, df),
    reach: tukeyQuantile(confidence, groups, df) / Math.SQRT2,
  };
}

function gamesHowellPair(a: ComparedGroup, b: ComparedGroup, groups: number, confidence: number): PostHocPair {
  const errorA = a.variance / a.n;
  const errorB = b.variance / b.n;
  const difference = a.mean - b.mean;
  const standardError = Math.sqrt(errorA + errorB);
  const isDefined = a.n > 1 && b.n > 1 && standardError > 1e-60;
  const df = isDefined ? (errorA + errorB) ** 2 / (errorA ** 2 / (a.n - 1) + errorB ** 2 / (b.n - 1)) : null;
  const rule = df === null ? null : rangeRule(groups, df, confidence);
  return { ...identify(a, b, difference, standardError), df, ...judge(difference, standardError, rule) };
}

function identify(a: ComparedGroup, b: ComparedGroup, difference: number, standardError: number) {
  return { a: a.index, b: b.index, difference, standardError };
}

function judge(difference: number, standardError: number, rule: Rule | null) {
  if (!rule) return { pValue: null, ciLower: null, ciUpper: null };
  const half = rule.reach * standardError;
  return { pValue: rule.pValue(difference / standardError), ciLower: difference - half, ciUpper: difference + half };
}
