import type { CellColumn, Num, NumColumn, WeightColumn } from '../column.ts';
import { requireConfidence, requireProbability } from '../distributions/domain.ts';
import { fSf } from '../distributions/fisher-f.ts';
import { tQuantile } from '../distributions/student-t.ts';
import { differenceLetters } from '../multiple-testing/difference-letters.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { type FTest, levene } from './levene.ts';
import { type ComparedGroup, type PostHocMethod, type PostHocPair, postHoc } from './post-hoc.ts';
import { readGroups, splitGroups } from './read-groups.ts';
import { designError, type WeightedBase, type WeightedSample, weightedBase } from './weighted-sample.ts';
import { welchAnova } from './welch-anova.ts';

export interface AnovaInput {
  values: NumColumn;
  groups: CellColumn;
  levels: readonly string[];
  weights?: WeightColumn;
  settings: { confidence: number; alpha: number; postHoc: readonly PostHocMethod[] };
}

export interface AnovaGroup extends WeightedBase {
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
  /** With weights: the sum of the groups' effective bases. */
  effectiveN?: number;
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
  /** With weights: Wald's F by the survey design; absent when a group has no spread. */
  design?: FTest;
}

/**
 * Whether group means differ: F = (SSB/(K−1))/(SSW/(N−K)); η² = SSB/SST, ω² = (SSB − (K−1)·MSW)/(SST + MSW).
 * With Levene's test, Welch's F, and pairwise comparisons; the letter of the smaller mean stands at the larger one. With weights every
 * group's effective base takes the place of its size.
 *
 * @example
 * oneWayAnova({ values: [1, 2, 3, 4, 5, 9], groups: ['a', 'a', 'a', 'b', 'b', 'b'], levels: ['a', 'b'],
 *   settings: { confidence: 0.95, alpha: 0.05, postHoc: [] } }).anova.f // 6
 */
export function oneWayAnova(input: AnovaInput): AnovaResult {
  const { confidence, alpha } = input.settings;
  requireConfidence(confidence);
  requireProbability(alpha, 'alpha');
  const isWeighted = input.weights !== undefined;
  const samples = splitGroups(readGroups(input.values, input.groups, input.levels, input.weights));
  const usedSamples = samples.filter(sample => sample.values.length > 0);
  const used: ComparedGroup[] = usedSamples.map(sample => ({ ...sample.moments, index: samples.indexOf(sample) }));
  requireSamples(used.length, 2, 'groups');
  const n = usedSamples.reduce((sum, sample) => sum + sample.values.length, 0);
  requireSamples(n, used.length + 1);
  const anova = anovaTable(used);
  const compared: AnovaResult['postHoc'] = {};
  // Letters and tables ask for the same pairs, and the studentised range takes its time.
  const compare = (method: PostHocMethod) => {
    compared[method] ??= postHoc(method, used, anova, confidence);
    return compared[method];
  };
  const letters = (method: PostHocMethod) => differenceLetters(compare(method), input.levels.length, alpha);
  return {
    n,
    ...(isWeighted ? { effectiveN: used.reduce((sum, group) => sum + group.n, 0) } : {}),
    groups: samples.map((sample, i) => describeGroup(input.levels[i]!, sample, isWeighted, confidence)),
    anova,
    etaSquared: anova.ssBetween / anova.ssTotal,
    omegaSquared: (anova.ssBetween - anova.dfBetween * anova.msWithin) / (anova.ssTotal + anova.msWithin),
    levene: levene(
      usedSamples.map(sample => sample.values),
      usedSamples.map(sample => sample.effective),
    ),
    welch: welchAnova(used),
    postHoc: Object.fromEntries(input.settings.postHoc.map(method => [method, compare(method)])),
    letters: { lsd: letters('lsd'), bonferroni: letters('bonferroni'), tukey: letters('tukey') },
    ...(isWeighted ? anovaDesign(usedSamples, n) : {}),
  };
}

/** Wald's test that means with variances of their own are equal: Σ(x̄−x̃)²/v over the groups, x̃ weighing each by 1/v. */
function anovaDesign(samples: readonly WeightedSample[], n: number): { design?: FTest } {
  const variances = samples.map(sample => designError(sample, n));
  if (samples.some((sample, g) => !(variances[g]! > 1e-28 * sample.moments.mean ** 2))) return {};
  const total = variances.reduce((sum, variance) => sum + 1 / variance, 0);
  const centre = samples.reduce((sum, { moments }, g) => sum + moments.mean / variances[g]!, 0) / total;
  const wald = samples.reduce((sum, { moments }, g) => sum + (moments.mean - centre) ** 2 / variances[g]!, 0);
  const df1 = samples.length - 1;
  const df2 = n - samples.length;
  const f = wald / df1;
  return { design: { f, df1, df2, pValue: fSf(f, df1, df2) } };
}

function anovaTable(groups: readonly ComparedGroup[]): AnovaTable {
  const n = groups.reduce((sum, group) => sum + group.n, 0);
  const dfBetween = groups.length - 1;
  const dfWithin = n - groups.length;
  // Weights may leave so little of the rows that nothing is beyond the means.
  if (!(dfWithin > 1e-9)) throw new StatisticsProblem('no-residual-variance', {});
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

function describeGroup(level: string, sample: WeightedSample, isWeighted: boolean, confidence: number): AnovaGroup {
  const { n, mean, variance } = sample.moments;
  const rows = sample.values.length;
  const known = { level, n: rows, ...weightedBase(sample, isWeighted), mean: rows === 0 ? null : mean };
  if (!(n - 1 > 1e-9)) return { ...known, sd: null, standardError: null, ciLower: null, ciUpper: null };
  const standardError = Math.sqrt(variance / n);
  const half = tQuantile((1 + confidence) / 2, n - 1) * standardError;
  return { ...known, sd: Math.sqrt(variance), standardError, ciLower: mean - half, ciUpper: mean + half };
}
