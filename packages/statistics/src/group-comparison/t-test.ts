import {
  isConstant,
  listwise,
  type Num,
  type NumColumn,
  readNumbers,
  readWeights,
  requireLength,
  type WeightColumn,
} from '../column.ts';
import { pearson } from '../correlation/pearson.ts';
import type { SampleMoments } from '../descriptive/moments.ts';
import { requireConfidence } from '../distributions/domain.ts';
import { tQuantile, tTwoSided } from '../distributions/student-t.ts';
import { requireSamples, requireSpreadBase, StatisticsProblem } from '../problem.ts';
import { type FTest, levene } from './levene.ts';
import {
  designError,
  readSample,
  type WeightedBase,
  type WeightedSample,
  weightedBase,
  weightedSample,
} from './weighted-sample.ts';

export interface TTestInput {
  type: 'independent' | 'paired' | 'oneSample';
  x: NumColumn;
  /** Not for `oneSample`. */
  y?: NumColumn;
  /** One per row of x; of paired samples the weights of the pairs. */
  xWeights?: WeightColumn;
  /** One per row of y; independent samples only. */
  yWeights?: WeightColumn;
  settings: { mu: number; confidence: number };
}

export interface TBlock {
  t: number;
  df: number;
  pValue: number;
  standardError: number;
  ciLower: number;
  ciUpper: number;
}

export interface TTestResult extends WeightedBase {
  groups?: (WeightedBase & { n: number; mean: number; sd: number; standardError: number })[];
  n?: number;
  mean?: number;
  meanDifference: number;
  sdDifference?: number;
  correlation?: Num;
  equalVariances?: TBlock;
  welch?: TBlock;
  paired?: TBlock;
  oneSample?: TBlock;
  levene?: FTest | null;
  cohensD: number;
  /** With weights: the test by the survey design. */
  design?: TBlock;
}

/**
 * Student's tests of means. Differences are x − y (one sample: mean − mu); t = (difference − mu)/se, and the interval is
 * that of the difference. Independent samples come with equal variances (pooled) and without (Welch, with
 * Satterthwaite's df). Cohen's d divides by the pooled sd, the sd of the differences, or the sd. With weights every group's
 * effective base takes the place of its size.
 *
 * @example
 * tTest({ type: 'oneSample', x: [1, 2, 3], settings: { mu: 0, confidence: 0.95 } }).oneSample.t // 3.4641016151
 */
export function tTest(input: TTestInput): TTestResult {
  requireConfidence(input.settings.confidence);
  if (!Number.isFinite(input.settings.mu)) throw new StatisticsProblem('invalid-setting', { setting: 'mu' });
  if (input.type === 'oneSample') return oneSample(input);
  if (input.y === undefined) throw new StatisticsProblem('unknown-column', { column: 'y' });
  return input.type === 'paired' ? pairedSamples(input, input.y) : independentSamples(input, input.y);
}

function oneSample({ x, xWeights, settings }: TTestInput): TTestResult {
  const sample = readSample(readNumbers(x, 'x'), xWeights);
  requireSamples(sample.values.length, 2, 'rows', 'x');
  requireSpread([sample.values], 'x');
  requireSpreadBase(sample.moments.n, 'x');
  const { n, mean, variance } = sample.moments;
  const difference = mean - settings.mu;
  const block = tBlock(difference, 0, Math.sqrt(variance / n), n - 1, settings.confidence);
  return {
    n: sample.values.length,
    ...weightedBase(sample, xWeights !== undefined),
    mean,
    meanDifference: difference,
    oneSample: block,
    cohensD: difference / Math.sqrt(variance),
    ...(xWeights ? { design: designBlock([sample], difference, 0, settings.confidence) } : {}),
  };
}

function pairedSamples({ x, xWeights, settings }: TTestInput, y: NumColumn): TTestResult {
  const first = readNumbers(x, 'x');
  const second = readNumbers(y, 'y');
  requireLength(second, first.length, 'y');
  const given = readWeights(xWeights, first.length).map(weight => (weight > 0 ? weight : Number.NaN));
  const [a, b, weights] = listwise([first, second, given]).columns as [Float64Array, Float64Array, Float64Array];
  requireSamples(a.length, 2);
  const differences = weightedSample(
    a.map((value, row) => value - b[row]!),
    weights,
  );
  requireSpread([differences.values], 'x − y');
  requireSpreadBase(differences.moments.n);
  const { n, mean, variance } = differences.moments;
  const sd = Math.sqrt(variance);
  return {
    n: a.length,
    ...weightedBase(differences, xWeights !== undefined),
    meanDifference: mean,
    sdDifference: sd,
    correlation: pearson(a, b, weights),
    paired: tBlock(mean, settings.mu, sd / Math.sqrt(n), n - 1, settings.confidence),
    cohensD: mean / sd,
    ...(xWeights ? { design: designBlock([differences], mean, settings.mu, settings.confidence) } : {}),
  };
}

function independentSamples(input: TTestInput, y: NumColumn): TTestResult {
  const { mu, confidence } = input.settings;
  const isWeighted = input.xWeights !== undefined || input.yWeights !== undefined;
  const samples = [
    readSample(readNumbers(input.x, 'x'), input.xWeights),
    readSample(readNumbers(y, 'y'), input.yWeights),
  ];
  samples.forEach((sample, i) => {
    requireSamples(sample.values.length, 2, 'rows', i === 0 ? 'x' : 'y');
    requireSpreadBase(sample.moments.n, i === 0 ? 'x' : 'y');
  });
  const values = samples.map(sample => sample.values);
  requireSpread(values, 'x and y');
  const [a, b] = samples.map(sample => sample.moments) as [SampleMoments, SampleMoments];
  const difference = a.mean - b.mean;
  const pooled = (a.sumOfSquares + b.sumOfSquares) / (a.n + b.n - 2);
  const [errorA, errorB] = [a.variance / a.n, b.variance / b.n];
  const welchDf = (errorA + errorB) ** 2 / (errorA ** 2 / (a.n - 1) + errorB ** 2 / (b.n - 1));
  return {
    groups: samples.map(sample => ({
      n: sample.values.length,
      ...weightedBase(sample, isWeighted),
      mean: sample.moments.mean,
      sd: Math.sqrt(sample.moments.variance),
      standardError: Math.sqrt(sample.moments.variance / sample.moments.n),
    })),
    meanDifference: difference,
    equalVariances: tBlock(difference, mu, Math.sqrt(pooled * (1 / a.n + 1 / b.n)), a.n + b.n - 2, confidence),
    welch: tBlock(difference, mu, Math.sqrt(errorA + errorB), welchDf, confidence),
    levene: levene(
      values,
      samples.map(sample => sample.effective),
    ),
    cohensD: difference / Math.sqrt(pooled),
    ...(isWeighted ? { design: designBlock(samples, difference, mu, confidence) } : {}),
  };
}

/** A mean, or the difference of two, with as many degrees of freedom as there are rows beyond the means. */
function designBlock(samples: readonly WeightedSample[], difference: number, mu: number, confidence: number): TBlock {
  const n = samples.reduce((sum, sample) => sum + sample.values.length, 0);
  const variance = samples.reduce((sum, sample) => sum + designError(sample, n), 0);
  return tBlock(difference, mu, Math.sqrt(variance), n - samples.length, confidence);
}

function tBlock(difference: number, mu: number, standardError: number, df: number, confidence: number): TBlock {
  const t = (difference - mu) / standardError;
  const half = tQuantile((1 + confidence) / 2, df) * standardError;
  const pValue = tTwoSided(t, df);
  return { t, df, pValue, standardError, ciLower: difference - half, ciUpper: difference + half };
}

function requireSpread(samples: readonly Float64Array[], column: string): void {
  if (samples.every(isConstant)) throw new StatisticsProblem('constant-column', { column });
}
