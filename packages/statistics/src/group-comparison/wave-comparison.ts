import {
  type CellColumn,
  type Num,
  type NumColumn,
  readLevels,
  readNumbers,
  readWeights,
  requireLength,
  type WeightColumn,
} from '../column.ts';
import { momentsOfCounts } from '../descriptive/counted-moments.ts';
import { requireConfidence } from '../distributions/domain.ts';
import { tQuantile, tTwoSided } from '../distributions/student-t.ts';
import { adjustPValues } from '../multiple-testing/adjust-p-values.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { proportionCi } from '../sampling/proportion-ci.ts';
import { effectiveBase } from '../weighting/effective-base.ts';
import { type MeanDifference, meanDifference } from './mean-difference.ts';
import { shareDifference } from './share-difference.ts';
import { designError, type WeightedSample, weightedSample } from './weighted-sample.ts';

export interface WaveMeasure {
  name: string;
  /** Of a proportion the values are 0 and 1. */
  type: 'proportion' | 'mean';
  values: NumColumn;
}

export interface WaveComparisonInput {
  /** In their order. */
  waves: readonly string[];
  wave: CellColumn;
  measures: readonly WaveMeasure[];
  weights?: WeightColumn;
  settings: {
    /** Each with the one before, each with the first, or every pair. */
    compare: 'previous' | 'first' | 'all';
    /** Which p-values are corrected together: of the whole call, or of each measure. */
    family: 'all' | 'measure';
    confidence: number;
  };
}

interface WaveBase {
  n: number;
  weightedN: number;
  effectiveN: number;
}

export interface WaveEstimate extends WaveBase {
  estimate: number;
  /** `null`, like the interval, when a mean rests on a single person. */
  standardError: Num;
  ciLower: Num;
  ciUpper: Num;
}

/** Of two shares the statistic is z. */
export interface WaveDifference extends MeanDifference {
  a: number;
  b: number;
  pBonferroni: Num;
  pHolm: Num;
  pFdr: Num;
  /** With weights: the test by the survey design; absent where nothing varies. */
  design?: { standardError: number; t: number; df: number; pValue: number };
}

export interface WaveComparisonResult {
  waves: (WaveBase & { wave: string })[];
  measures: { name: string; type: WaveMeasure['type']; waves: WaveEstimate[]; comparisons: WaveDifference[] }[];
}

type Tested = Omit<WaveDifference, 'a' | 'b' | 'pBonferroni' | 'pHolm' | 'pFdr'>;
/** What a wave says of one measure: an estimate, and how two of them are compared. */
interface Sample extends WaveEstimate {
  readonly variance: Num;
  readonly rows: WeightedSample;
}

/**
 * Waves of one survey against each other, as independent samples on effective bases n = (Σw)²/Σw². Proportions: Wilson's
 * interval, z with the pooled share, an unpooled interval of the difference. Means: s² by n−1, Welch's t. p-values are
 * corrected over all comparisons that have one.
 *
 * @example
 * waveComparison({ waves: ['1', '2'], wave: ['1', '1', '1', '2', '2', '2'], measures: [{ name: 'score', type: 'mean', values: [1, 2, 3, 3, 4, 5] }],
 *   settings: { compare: 'previous', family: 'all', confidence: 0.95 } }).measures[0].comparisons[0].statistic // 2.4494897428
 */
export function waveComparison(input: WaveComparisonInput): WaveComparisonResult {
  const { waves, measures, settings } = input;
  requireConfidence(settings.confidence);
  requireSamples(waves.length, 2, 'groups');
  const codes = readLevels(input.wave, waves);
  const weights = readWeights(input.weights, codes.length);
  const everybody = waves.map((wave, place) => ({ wave, ...baseOf(weights.filter((_, row) => codes[row] === place)) }));
  const compared = measures.map(measure => {
    requireLength(measure.values, codes.length, measure.name);
    const samples = waves.map((wave, place) => sampleOf(measure, { codes, weights, place, wave }, settings.confidence));
    const comparisons = pairsOf(waves.length, settings.compare).map(([a, b]) => ({
      a,
      b,
      ...compare(measure.type, samples[a]!, samples[b]!, settings.confidence),
      pBonferroni: null as Num,
      pHolm: null as Num,
      pFdr: null as Num,
      ...(input.weights ? designOf(samples[a]!, samples[b]!) : {}),
    }));
    const estimates = samples.map(({ variance, rows, ...rest }) => rest);
    return { name: measure.name, type: measure.type, waves: estimates, comparisons };
  });
  const families =
    settings.family === 'all' ? [compared.flatMap(one => one.comparisons)] : compared.map(one => one.comparisons);
  for (const family of families) adjust(family);
  return { waves: everybody, measures: compared };
}

function baseOf(weights: Float64Array): WaveBase {
  const weightedN = weights.reduce((sum, weight) => sum + weight, 0);
  return { n: weights.length, weightedN, effectiveN: effectiveBase(weights) };
}

interface WaveRows {
  readonly codes: Int32Array;
  readonly weights: Float64Array;
  readonly place: number;
  readonly wave: string;
}

function sampleOf(
  { name, type, values }: WaveMeasure,
  { codes, weights, place, wave }: WaveRows,
  confidence: number,
): Sample {
  const numbers = readNumbers(values, name);
  const isIn = (_: number, row: number) => codes[row] === place && !Number.isNaN(numbers[row]!);
  const [own, x] = [weights.filter(isIn), numbers.filter(isIn)];
  const base = baseOf(own);
  const moments = momentsOfCounts({ values: x, weights: own, squares: own.map(weight => weight ** 2) });
  // Neither an estimate nor a test has anything to stand on.
  if (!moments) throw new StatisticsProblem('empty-level', { column: name, level: wave });
  const weighs = (_: number, row: number) => own[row]! > 0;
  const rows = weightedSample(x.filter(weighs), own.filter(weighs));
  return type === 'mean'
    ? { ...base, rows, ...meanEstimate(moments, confidence) }
    : { ...base, rows, ...shareEstimate(name, x, moments.mean, base.effectiveN, confidence) };
}

/** The difference of two waves as the slope of a regression on the later one. */
function designOf(a: Sample, b: Sample): Pick<WaveDifference, 'design'> {
  const n = a.rows.values.length + b.rows.values.length;
  const standardError = Math.sqrt(designError(a.rows, n) + designError(b.rows, n));
  if (n < 3 || !(standardError > 1e-14 * (Math.abs(a.estimate) + Math.abs(b.estimate)))) return {};
  const t = (b.estimate - a.estimate) / standardError;
  return { design: { standardError, t, df: n - 2, pValue: tTwoSided(t, n - 2) } };
}

function meanEstimate(
  { mean, variance, standardError, effectiveN }: NonNullable<ReturnType<typeof momentsOfCounts>>,
  confidence: number,
) {
  const half = standardError === null ? null : tQuantile((1 + confidence) / 2, effectiveN - 1) * standardError;
  return {
    estimate: mean,
    variance,
    standardError,
    ciLower: half === null ? null : mean - half,
    ciUpper: half === null ? null : mean + half,
  };
}

function shareEstimate(name: string, values: Float64Array, share: number, effectiveN: number, confidence: number) {
  const odd = values.find(value => value !== 0 && value !== 1);
  if (odd !== undefined) throw new StatisticsProblem('out-of-range', { what: name, value: odd, min: 0, max: 1 });
  const p = Math.min(1, share);
  const [ciLower, ciUpper] = proportionCi({ successes: p * effectiveN, n: effectiveN, confidence }).wilson;
  return { estimate: p, variance: p * (1 - p), standardError: Math.sqrt((p * (1 - p)) / effectiveN), ciLower, ciUpper };
}

function pairsOf(waves: number, compared: WaveComparisonInput['settings']['compare']): [number, number][] {
  const later = Array.from({ length: waves - 1 }, (_, i) => i + 1);
  if (compared === 'previous') return later.map(b => [b - 1, b]);
  if (compared === 'first') return later.map(b => [0, b]);
  return Array.from({ length: waves }, (_, a) => a).flatMap(a =>
    later.filter(b => b > a).map((b): [number, number] => [a, b]),
  );
}

function compare(type: WaveMeasure['type'], a: Sample, b: Sample, confidence: number): Tested {
  if (type === 'mean') {
    const columnOf = ({ estimate, variance, effectiveN }: Sample) => ({ mean: estimate, variance, effectiveN });
    return meanDifference(columnOf(a), columnOf(b), confidence);
  }
  const shareOf = ({ estimate, effectiveN }: Sample) => ({ share: estimate, base: effectiveN });
  return { ...shareDifference(shareOf(a), shareOf(b), confidence), df: null };
}

/** Writes the corrected p-values of one family into its comparisons. */
function adjust(family: WaveDifference[]): void {
  const tested = family.filter(({ pValue }) => pValue !== null);
  const { bonferroni, holm, fdr } = adjustPValues(tested.map(({ pValue }) => pValue!));
  for (const [place, one] of tested.entries()) {
    one.pBonferroni = bonferroni[place]!;
    one.pHolm = holm[place]!;
    one.pFdr = fdr[place]!;
  }
}
