import { type NumColumn, readNumbers, readWeights, type WeightColumn } from '../column.ts';
import { requireConfidence, requirePositive, requireRange } from '../distributions/domain.ts';
import { normalQuantile } from '../distributions/normal.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { effectiveBase } from '../weighting/effective-base.ts';
import { clopperPearson } from './clopper-pearson.ts';
import { type ProportionDesign, proportionDesign } from './proportion-design.ts';

/** So many of so many, possibly weighted counts with the effective base behind them; or rows of 0 and 1. */
export type ProportionCiInput =
  | { successes: number; n: number; confidence: number; effectiveN?: number }
  | { values: NumColumn; weights?: WeightColumn; confidence: number };

export interface ProportionCiResult {
  /** Of rows. */
  n?: number;
  weightedN?: number;
  /** Of rows, and of counts that came with it. */
  effectiveN?: number;
  proportion: number;
  wald: [number, number];
  wilson: [number, number];
  clopperPearson: [number, number];
  /** Of weighted rows; absent where all gave the same answer. */
  design?: ProportionDesign;
}

/**
 * Three confidence intervals of x out of n. Wald p ± z√(p(1−p)/n), not cut at 0 and 1; Wilson's score interval;
 * Clopper–Pearson from the beta quantiles, which never covers less than it promises. With weights n is the effective base.
 *
 * @example
 * proportionCi({ successes: 3, n: 40, confidence: 0.95 }).wilson // [0.02583602577, 0.1986423352]
 */
export function proportionCi(input: ProportionCiInput): ProportionCiResult {
  requireConfidence(input.confidence);
  if ('values' in input) return proportionOfRows(input);
  const { successes, n, effectiveN, confidence } = input;
  requirePositive('n', n);
  requireRange('successes', successes, 0, n);
  if (effectiveN !== undefined) requirePositive('effectiveN', effectiveN);
  return {
    ...intervals(successes / n, effectiveN ?? n, confidence),
    ...(effectiveN === undefined ? {} : { effectiveN }),
  };
}

function proportionOfRows(input: Extract<ProportionCiInput, { values: NumColumn }>): ProportionCiResult {
  const all = readNumbers(input.values, 'values');
  const given = readWeights(input.weights, all.length);
  const counts = (_: number, row: number) => !Number.isNaN(all[row]!) && given[row]! > 0;
  const [values, weights] = [all.filter(counts), given.filter(counts)];
  requireSamples(values.length, 1);
  const odd = values.find(value => value !== 0 && value !== 1);
  if (odd !== undefined) throw new StatisticsProblem('out-of-range', { what: 'values', value: odd, min: 0, max: 1 });
  const total = (isIn: (value: number) => boolean) =>
    weights.reduce((sum, weight, row) => (isIn(values[row]!) ? sum + weight : sum), 0);
  const weightedN = total(() => true);
  const proportion = values.every(value => value === 1) ? 1 : total(value => value === 1) / weightedN;
  const effectiveN = effectiveBase(weights);
  const design = input.weights && proportionDesign(values, weights, proportion, input.confidence);
  return {
    n: values.length,
    weightedN,
    effectiveN,
    ...intervals(proportion, effectiveN, input.confidence),
    ...(design ? { design } : {}),
  };
}

function intervals(p: number, n: number, confidence: number) {
  const z = normalQuantile((1 + confidence) / 2);
  const half = z * Math.sqrt((p * (1 - p)) / n);
  const wald: [number, number] = [p - half, p + half];
  return { proportion: p, wald, wilson: wilson(p, n, z), clopperPearson: clopperPearson(p, n, (1 - confidence) / 2) };
}

/**
 * Wilson's score interval of a share among n, who may be an effective base.
 *
 * @example
 * wilsonInterval(0.075, 40, 0.95) // [0.02583602577, 0.1986423352]
 */
export function wilsonInterval(proportion: number, n: number, confidence: number): [number, number] {
  requirePositive('n', n);
  requireRange('proportion', proportion, 0, 1);
  requireConfidence(confidence);
  return wilson(proportion, n, normalQuantile((1 + confidence) / 2));
}

function wilson(p: number, n: number, z: number): [number, number] {
  const share = (z * z) / n;
  const centre = (p + share / 2) / (1 + share);
  const half = (z * Math.sqrt((p * (1 - p)) / n + share / (4 * n))) / (1 + share);
  // At the ends the two terms are equal, and rounding must not leave a negative zero behind.
  return [p === 0 ? 0 : centre - half, p === 1 ? 1 : centre + half];
}
