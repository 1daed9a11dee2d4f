import {
  isConstant,
  listwise,
  type Num,
  type NumColumn,
  presentValues,
  readNumbers,
  requireLength,
} from '../column.ts';
import { pearson } from '../correlation/pearson.ts';
import { type SampleMoments, sampleMoments } from '../descriptive/moments.ts';
import { requireConfidence } from '../distributions/domain.ts';
import { tQuantile, tTwoSided } from '../distributions/student-t.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { type FTest, levene } from './levene.ts';

export interface TTestInput {
  type: 'independent' | 'paired' | 'oneSample';
  x: NumColumn;
  /** Not for `oneSample`. */
  y?: NumColumn;
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

export interface TTestResult {
  groups?: { n: number; mean: number; sd: number; standardError: number }[];
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
}

/**
 * Student's tests of means. Differences are x − y (one sample: mean − mu); t = (difference − mu)/se, and the interval is
 * that of the difference. Independent samples come with equal variances (pooled) and without (Welch, with
 * Satterthwaite's df). Cohen's d divides by the pooled sd, the sd of the differences, or the sd.
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

function oneSample({ x, settings }: TTestInput): TTestResult {
  const values = presentValues(x, 'x');
  requireSamples(values.length, 2, 'rows', 'x');
  requireSpread([values], 'x');
  const { n, mean, variance } = sampleMoments(values);
  const difference = mean - settings.mu;
  const block = tBlock(difference, 0, Math.sqrt(variance / n), n - 1, settings.confidence);
  return { n, mean, meanDifference: difference, oneSample: block, cohensD: difference / Math.sqrt(variance) };
}

function pairedSamples({ x, settings }: TTestInput, y: NumColumn): TTestResult {
  const first = readNumbers(x, 'x');
  const second = readNumbers(y, 'y');
  requireLength(second, first.length, 'y');
  const [a, b] = listwise([first, second]).columns as [Float64Array, Float64Array];
  requireSamples(a.length, 2);
  const differences = a.map((value, row) => value - b[row]!);
  requireSpread([differences], 'x − y');
  const { n, mean, variance } = sampleMoments(differences);
  const sd = Math.sqrt(variance);
  return {
    n,
    meanDifference: mean,
    sdDifference: sd,
    correlation: pearson(a, b),
    paired: tBlock(mean, settings.mu, sd / Math.sqrt(n), n - 1, settings.confidence),
    cohensD: mean / sd,
  };
}

function independentSamples({ x, settings: { mu, confidence } }: TTestInput, y: NumColumn): TTestResult {
  const samples = [presentValues(x, 'x'), presentValues(y, 'y')];
  samples.forEach((sample, i) => {
    requireSamples(sample.length, 2, 'rows', i === 0 ? 'x' : 'y');
  });
  requireSpread(samples, 'x and y');
  const moments = samples.map(sampleMoments);
  const [a, b] = moments as [SampleMoments, SampleMoments];
  const difference = a.mean - b.mean;
  const pooled = (a.sumOfSquares + b.sumOfSquares) / (a.n + b.n - 2);
  const [errorA, errorB] = [a.variance / a.n, b.variance / b.n];
  const welchDf = (errorA + errorB) ** 2 / (errorA ** 2 / (a.n - 1) + errorB ** 2 / (b.n - 1));
  return {
    groups: moments.map(({ n, mean, variance }) => ({
      n,
      mean,
      sd: Math.sqrt(variance),
      standardError: Math.sqrt(variance / n),
    })),
    meanDifference: difference,
    equalVariances: tBlock(difference, mu, Math.sqrt(pooled * (1 / a.n + 1 / b.n)), a.n + b.n - 2, confidence),
    welch: tBlock(difference, mu, Math.sqrt(errorA + errorB), welchDf, confidence),
    levene: levene(samples),
    cohensD: difference / Math.sqrt(pooled),
  };
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
