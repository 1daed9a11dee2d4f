import { type NumColumn, readNumbers, readWeights, type WeightColumn } from '../column.ts';
import { requireConfidence } from '../distributions/domain.ts';
import { normalQuantile } from '../distributions/normal.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { effectiveBase } from '../weighting/effective-base.ts';

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
}

/**
 * Promoters' share (9–10) minus detractors' share (0–6), −100 to 100. Refused when nobody answered: no answers is not a
 * score of 0. Standard error 100·√((p+d−(p−d)²)/effective base); the interval is not cut at ±100.
 *
 * @example
 * nps({ scores: [10, 9, 8, 3], settings: { confidence: 0.95 } }).nps // 25
 */
export function nps(input: NpsInput): NpsResult {
  requireConfidence(input.settings.confidence);
  const scores = readNumbers(input.scores, 'scores');
  const weights = readWeights(input.weights, scores.length);
  const distribution = new Array<number>(11).fill(0);
  const used: number[] = [];
  scores.forEach((score, row) => {
    if (Number.isNaN(score)) return;
    if (!(score in distribution)) {
      throw new StatisticsProblem('out-of-range', { what: 'scores', value: score, min: 0, max: 10 });
    }
    distribution[score]! += weights[row]!;
    used.push(weights[row]!);
  });
  const effectiveN = effectiveBase(used);
  requireSamples(effectiveN > 0 ? used.length : 0, 1);
  const between = (from: number, to: number) =>
    distribution.slice(from, to + 1).reduce((sum, weight) => sum + weight, 0);
  const total = between(0, 10);
  const [detractors, passives, promoters] = [between(0, 6), between(7, 8), between(9, 10)];
  const p = promoters / total;
  const d = detractors / total;
  const score = 100 * (p - d);
  // With one kind of answer only, rounding may push the variance just below 0.
  const standardError = 100 * Math.sqrt(Math.max(0, p + d - (p - d) ** 2) / effectiveN);
  const margin = normalQuantile((1 + input.settings.confidence) / 2) * standardError;
  return {
    n: used.length,
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
