import { type NumColumn, readNumbers, readWeights, type WeightColumn } from '../column.ts';
import { requireConfidence } from '../distributions/domain.ts';
import { normalQuantile } from '../distributions/normal.ts';
import { tQuantile } from '../distributions/student-t.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { designVariance } from '../weighting/design-variance.ts';

export interface NpsInput {
  /** Whole numbers 0 to 10. */
  scores: NumColumn;
  weights?: WeightColumn;
  settings: { confidence: number };
}

export interface NpsResult {
  n: number;
  effectiveN: number;
  promoters: number;
  passives: number;
  detractors: number;
  promotersPercent: number;
  passivesPercent: number;
  detractorsPercent: number;
  nps: number;
  standardError: number;
  marginOfError: number;
  ciLower: number;
  ciUpper: number;
  mean: number;
  /** Weight at 0, 1, … 10. */
  distribution: number[];
  /** Of weighted rows: the error of the survey design; absent with one answer. */
  design?: { standardError: number; df: number; ciLower: number; ciUpper: number };
}

export interface NpsCountsInput {
  /** How many people gave a score. */
  n: number;
  /** Σw of those who gave 0, 1, … 10. */
  distribution: ArrayLike<number>;
  /** Σw² of all of them. */
  squares: number;
  settings: { confidence: number };
}

/**
 * Promoters' share (9–10) minus detractors' share (0–6), −100 to 100. Refused when nobody answered: no answers is not a
 * score of 0. Standard error 100·√((p+d−(p−d)²)/effective base); the interval is not cut at ±100.
 *
 * @example
 * nps({ scores: [10, 9, 8, 3], settings: { confidence: 0.95 } }).nps // 25
 */
export function nps({ settings, ...input }: NpsInput): NpsResult {
  const scores = readNumbers(input.scores, 'scores');
  const weights = readWeights(input.weights, scores.length);
  const distribution = new Array<number>(11).fill(0);
  let [n, squares] = [0, 0];
  scores.forEach((score, row) => {
    if (Number.isNaN(score)) return;
    if (!(score in distribution)) {
      throw new StatisticsProblem('out-of-range', { what: 'scores', value: score, min: 0, max: 10 });
    }
    distribution[score]! += weights[row]!;
    squares += weights[row]! ** 2;
    n++;
  });
  const result = npsOfCounts({ n, distribution, squares, settings });
  return input.weights === undefined ? result : { ...result, ...npsDesign(scores, weights, result.nps, settings) };
}

/** Everybody's own score of −100, 0 or 100 as a weighted mean. */
function npsDesign(scores: Float64Array, weights: Float64Array, mean: number, { confidence }: NpsInput['settings']) {
  const counts = (_: number, row: number) => !Number.isNaN(scores[row]!) && weights[row]! > 0;
  const own = scores.filter(counts).map(score => (score > 8 ? 100 : score > 6 ? 0 : -100));
  const df = own.length - 1;
  if (df < 1) return {};
  const standardError = Math.sqrt(designVariance(own, weights.filter(counts), mean, own.length));
  const half = tQuantile((1 + confidence) / 2, df) * standardError;
  return { design: { standardError, df, ciLower: mean - half, ciUpper: mean + half } };
}

/**
 * The same from how often each score was given.
 *
 * @example
 * npsOfCounts({ n: 4, distribution: [0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1], squares: 4, settings: { confidence: 0.95 } }).nps // 25
 */
export function npsOfCounts(input: NpsCountsInput): NpsResult {
  const { n, squares, settings } = input;
  requireConfidence(settings.confidence);
  const distribution = Array.from({ length: 11 }, (_, score) => input.distribution[score] ?? 0);
  const between = (from: number, to: number) =>
    distribution.slice(from, to + 1).reduce((sum, weight) => sum + weight, 0);
  const total = between(0, 10);
  const effectiveN = squares > 0 ? total ** 2 / squares : 0;
  requireSamples(effectiveN > 0 ? n : 0, 1);
  const [detractors, passives, promoters] = [between(0, 6), between(7, 8), between(9, 10)];
  const p = promoters / total;
  const d = detractors / total;
  const score = 100 * (p - d);
  // With one kind of answer only, rounding may push the variance just below 0.
  const standardError = 100 * Math.sqrt(Math.max(0, p + d - (p - d) ** 2) / effectiveN);
  const margin = normalQuantile((1 + settings.confidence) / 2) * standardError;
  return {
    n,
    effectiveN,
    promoters,
    passives,
    detractors,
    promotersPercent: 100 * p,
    passivesPercent: (100 * passives) / total,
    detractorsPercent: 100 * d,
    nps: score,
    standardError,
    marginOfError: margin,
    ciLower: score - margin,
    ciUpper: score + margin,
    mean: distribution.reduce((sum, weight, value) => sum + weight * value, 0) / total,
    distribution,
  };
}
