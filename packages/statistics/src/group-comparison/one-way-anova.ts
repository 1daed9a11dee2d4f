import type { CellColumn, Num, NumColumn } from '../column.ts';
import { sampleMoments } from '../descriptive/moments.ts';
import { requireConfidence, requireProbability } from '../distributions/domain.ts';
import { fSf } from '../distributions/fisher-f.ts';
import { tQuantile } from '../distributions/student-t.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { differenceLetters } from './difference-letters.ts';
import { type FTest, levene } from './levene.ts';
import { type ComparedGroup, type PostHocMethod, type PostHocPair, postHoc } from './post-hoc.ts';
import { readGroups, splitGroups } from './read-groups.ts';
import { welchAnova } from './welch-anova.ts';

export interface AnovaInput {
  values: NumColumn;
  groups: CellColumn;
  levels: readonly string[];
  settings: { confidence: number; alpha: number; postHoc: readonly PostHocMethod[] };
}

export interface AnovaGroup {
  level: string;
  n: number;
  mean: Num;
  sd: Num;
  standardError: Num;
  ciLower: Num;
  ciUpper: Num;
}

export interface AnovaTable {
  ssBetween: number;
  dfBetween: number;
  msBetween: number;
  ssWithin: number;
  dfWithin: number;
  msWithin: number;
  ssTotal: number;
  f: number;
  pValue: number;
}

export interface AnovaResult {
  n: number;
  /** All levels; one without values takes no part in the tests. */
  groups: AnovaGroup[];
  anova: AnovaTable;
  etaSquared: number;
  omegaSquared: number;
  levene: FTest | null;
  /** `null` when a group has one value or no spread: Welch weighs by the inverse of the variance. */
  welch: FTest | null;
  /** `a` and `b` are positions in `levels`. */
  postHoc: Partial<Record<PostHocMethod, PostHocPair[]>>;
  letters: { lsd: string[]; bonferroni: string[]; tukey: string[] };
}

/**
 * Whether group means differ: F = (SSB/(K−1))/(SSW/(N−K)); η² = SSB/SST, ω² = (SSB − (K−1)·MSW)/(SST + MSW).
 * With Levene's test, Welch's F, and pairwise comparisons; the letter of the smaller mean stands at the larger one.
 *
 * @example
 * oneWayAnova({ values: [1, 2, 3, 4, 5, 9], groups: ['a', 'a', 'a', 'b', 'b', 'b'], levels: ['a', 'b'],
 *   settings: { confidence: 0.95, alpha: 0.05, postHoc: [] } }).anova.f // 6
 */
export function oneWayAnova(input: AnovaInput): AnovaResult {
  const { confidence, alpha } = input.settings;
  requireConfidence(confidence);
  requireProbability(alpha, 'alpha');
  const samples = splitGroups(readGroups(input.values, input.groups, input.levels));
  const moments = samples.map(sampleMoments);
  const used: ComparedGroup[] = moments.map((group, index) => ({ ...group, index })).filter(group => group.n > 0);
  requireSamples(used.length, 2, 'groups');
  const anova = anovaTable(used);
  const usedSamples = used.map(group => samples[group.index]!);
  const compared: AnovaResult['postHoc'] = {};
  // Letters and tables ask for the same pairs, and the studentised range takes its time.
  const compare = (method: PostHocMethod) => {
    compared[method] ??= postHoc(method, used, anova, confidence);
    return compared[method];
  };
  const letters = (method: PostHocMethod) => differenceLetters(compare(method), input.levels.length, alpha);
  return {
    n: used.reduce((sum, group) => sum + group.n, 0),
    groups: moments.map((group, i) => describeGroup(input.levels[i]!, group, confidence)),
    anova,
    etaSquared: anova.ssBetween / anova.ssTotal,
    omegaSquared: (anova.ssBetween - anova.dfBetween * anova.msWithin) / (anova.ssTotal + anova.msWithin),
    levene: levene(usedSamples),
    welch: welchAnova(used),
    postHoc: Object.fromEntries(input.settings.postHoc.map(method => [method, compare(method)])),
    letters: { lsd: letters('lsd'), bonferroni: letters('bonferroni'), tukey: letters('tukey') },
  };
}

function anovaTable(groups: readonly ComparedGroup[]): AnovaTable {
  const n = groups.reduce((sum, group) => sum + group.n, 0);
  const dfBetween = groups.length - 1;
  const dfWithin = n - groups.length;
  requireSamples(n, groups.length + 1);
  const overall = groups.reduce((sum, group) => sum + group.n * group.mean, 0) / n;
  const ssBetween = groups.reduce((sum, group) => sum + group.n * (group.mean - overall) ** 2, 0);
  const ssWithin = groups.reduce((sum, group) => sum + group.sumOfSquares, 0);
  // What rounding leaves of equal values is no variance to test against.
  const scale = groups.reduce((sum, group) => sum + group.n * group.mean ** 2, 0) + ssWithin;
  if (!(ssWithin > 1e-28 * scale)) throw new StatisticsProblem('no-residual-variance', {});
  const msBetween = ssBetween / dfBetween;
  const msWithin = ssWithin / dfWithin;
  const f = msBetween / msWithin;
  const pValue = fSf(f, dfBetween, dfWithin);
  return { ssBetween, dfBetween, msBetween, ssWithin, dfWithin, msWithin, ssTotal: ssBetween + ssWithin, f, pValue };
}

function describeGroup(
  level: string,
  group: { n: number; mean: number; variance: number },
  confidence: number,
): AnovaGroup {
  const { n, mean, variance } = group;
  const none = { sd: null, standardError: null, ciLower: null, ciUpper: null };
  if (n < 2) return { level, n, mean: n === 0 ? null : mean, ...none };
  const standardError = Math.sqrt(variance / n);
  const half = tQuantile((1 + confidence) / 2, n - 1) * standardError;
  return { level, n, mean, sd: Math.sqrt(variance), standardError, ciLower: mean - half, ciUpper: mean + half };
}
