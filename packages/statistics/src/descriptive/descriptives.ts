import { isConstant, type Num, type NumColumn, readNumbers, readWeights, type WeightColumn } from '../column.ts';
import { requireConfidence } from '../distributions/domain.ts';
import { tQuantile } from '../distributions/student-t.ts';
import { requireSamples } from '../problem.ts';
import { designVariance } from '../weighting/design-variance.ts';
import { effectiveBase, effectiveWeights } from '../weighting/effective-base.ts';
import { percentileOfCounts } from './counted-moments.ts';
import { mode } from './mode.ts';
import { powerSum, sampleMoments, squareSum, sum, weightedMean } from './moments.ts';
import { percentile } from './percentile.ts';

export interface DescriptivesInput {
  values: NumColumn;
  weights?: WeightColumn;
  settings: {
    confidence: number;
    quantileMethod: 'haverage';
    topBox: readonly number[];
    bottomBox: readonly number[];
  };
}

type PercentileName = 'p5' | 'p10' | 'p25' | 'p50' | 'p75' | 'p90' | 'p95';

/** `null` where too few or equal values leave a figure undefined. */
export interface DescriptivesResult {
  n: number;
  missing: number;
  sumWeights: number;
  effectiveN: number;
  mean: number;
  variance: Num;
  sd: Num;
  standardError: Num;
  standardErrorEffective: Num;
  min: number;
  max: number;
  range: number;
  mode: number;
  skewness: Num;
  seSkewness: Num;
  kurtosis: Num;
  seKurtosis: Num;
  ciLower: Num;
  ciUpper: Num;
  cv: Num;
  percentiles: Record<PercentileName, number>;
  median: number;
  /** Only when the box has values. */
  topBoxPercent?: number;
  bottomBoxPercent?: number;
  /** With weights: the figures on the effective base, and the error of the survey design; absent with one value. */
  effective?: EffectiveMean;
  design?: DesignMean;
}

export interface DesignMean {
  standardError: number;
  df: number;
  ciLower: number;
  ciUpper: number;
}

export interface EffectiveMean extends DesignMean {
  variance: number;
  sd: number;
}

/**
 * What SPSS says of one variable. Weights count as frequencies: with W = Σw and m_k = Σw(x−x̄)^k,
 * variance s² = m₂/(W−1), standard error s/√W, CI by t(W−1),
 * skewness G1 = W·m₃/((W−1)(W−2)s³), kurtosis G2 = W(W+1)m₄/((W−1)(W−2)(W−3)s⁴) − 3(W−1)²/((W−2)(W−3)).
 * `standardErrorEffective` = s/√((Σw)²/Σw²) does not take a weight of 2 for two people, and `effective` gives all that follows
 * from it: with weights it is what to show. Percentiles are SPSS's (weights as frequencies there too).
 *
 * @example
 * descriptives({ values: [1, 2, 2, null, 5], settings: { confidence: 0.95, quantileMethod: 'haverage',
 *   topBox: [5], bottomBox: [] } }).topBoxPercent // 25
 */
export function descriptives(input: DescriptivesInput): DescriptivesResult {
  const { settings } = input;
  requireConfidence(settings.confidence);
  const all = readNumbers(input.values, 'values');
  const allWeights = readWeights(input.weights, all.length);
  const isPresent = (_: number, row: number) => !Number.isNaN(all[row]!);
  const values = all.filter(isPresent);
  const weights = allWeights.filter(isPresent);
  requireSamples(values.length, 1);
  const total = sum(weights);
  // Rows of weight 0 alone are no sample.
  requireSamples(total > 0 ? 1 : 0, 1);
  const centre = weightedMean(values, weights);
  const ascending = values.filter((_, row) => weights[row]! > 0).sort();
  const min = ascending[0]!;
  const max = ascending.at(-1)!;
  const effectiveN = effectiveBase(weights);
  // Equal values have no variance, whatever rounding leaves of it.
  const spread = total > 1 ? (isConstant(ascending) ? 0 : squareSum(values, centre, weights) / (total - 1)) : null;
  return {
    n: values.length,
    missing: all.length - values.length,
    sumWeights: total,
    effectiveN,
    mean: centre,
    ...spreadFigures(spread, centre, total, effectiveN, settings.confidence),
    min,
    max,
    range: max - min,
    mode: mode(values, weights),
    ...shapeFigures(values, weights, centre, spread, total),
    ...percentileFigures(
      input.weights === undefined ? p => percentile(ascending, p) : weightedPercentile(values, weights),
    ),
    ...boxFigure('topBoxPercent', settings.topBox, values, weights, total),
    ...boxFigure('bottomBoxPercent', settings.bottomBox, values, weights, total),
    ...(input.weights === undefined ? {} : weightedErrors(values, weights, settings.confidence)),
  };
}

/** Errors of the mean that know what weights are, of the rows that weigh something. */
function weightedErrors(all: Float64Array, allWeights: Float64Array, confidence: number) {
  const weighs = (_: number, row: number) => allWeights[row]! > 0;
  const [values, weights] = [all.filter(weighs), allWeights.filter(weighs)];
  const { n, mean, variance } = sampleMoments(values, effectiveWeights(weights));
  const around = (standardError: number, df: number): DesignMean => {
    const half = tQuantile((1 + confidence) / 2, df) * standardError;
    return { standardError, df, ciLower: mean - half, ciUpper: mean + half };
  };
  if (!(n - 1 > 1e-9)) return {};
  const spread = isConstant(values) ? 0 : variance;
  const design = isConstant(values) ? 0 : designVariance(values, weights, mean, values.length);
  return {
    effective: { variance: spread, sd: Math.sqrt(spread), ...around(Math.sqrt(spread / n), n - 1) },
    design: around(Math.sqrt(design), values.length - 1),
  };
}

function spreadFigures(variance: Num, centre: number, total: number, effectiveN: number, confidence: number) {
  if (variance === null) {
    const none = { variance: null, sd: null, standardError: null, standardErrorEffective: null };
    return { ...none, ciLower: null, ciUpper: null, cv: null };
  }
  const sd = Math.sqrt(variance);
  const standardError = sd / Math.sqrt(total);
  const half = tQuantile((1 + confidence) / 2, total - 1) * standardError;
  return {
    variance,
    sd,
    standardError,
    standardErrorEffective: sd / Math.sqrt(effectiveN),
    ciLower: centre - half,
    ciUpper: centre + half,
    cv: centre === 0 ? null : sd / centre,
  };
}

function shapeFigures(values: Float64Array, weights: Float64Array, centre: number, variance: Num, w: number) {
  const isSpread = variance !== null && variance > 0;
  const seSkewness = w > 2 ? Math.sqrt((6 * w * (w - 1)) / ((w - 2) * (w + 1) * (w + 3))) : null;
  const third = isSpread && w > 2 ? powerSum(values, centre, 3, weights) / variance ** 1.5 : null;
  const fourth = isSpread && w > 3 ? powerSum(values, centre, 4, weights) / variance ** 2 : null;
  return {
    skewness: third === null ? null : (w * third) / ((w - 1) * (w - 2)),
    seSkewness,
    kurtosis:
      fourth === null
        ? null
        : (w * (w + 1) * fourth) / ((w - 1) * (w - 2) * (w - 3)) - (3 * (w - 1) ** 2) / ((w - 2) * (w - 3)),
    seKurtosis:
      seSkewness === null || w <= 3 ? null : Math.sqrt((4 * (w * w - 1) * seSkewness ** 2) / ((w - 3) * (w + 5))),
  };
}

/** Percentiles of the different values with the weight of each. */
function weightedPercentile(values: Float64Array, weights: Float64Array): (p: number) => number {
  const order = Array.from(values.keys()).sort((a, b) => values[a]! - values[b]!);
  const different: number[] = [];
  const sums: number[] = [];
  for (const row of order) {
    if (different.at(-1) !== values[row]) sums[different.push(values[row]!) - 1] = 0;
    sums[sums.length - 1]! += weights[row]!;
  }
  return p => percentileOfCounts(different, sums, p)!;
}

function percentileFigures(percentileAt: (p: number) => number) {
  const at = (p: number) => percentileAt(p / 100);
  const percentiles = { p5: at(5), p10: at(10), p25: at(25), p50: at(50), p75: at(75), p90: at(90), p95: at(95) };
  return { percentiles, median: percentiles.p50 };
}

function boxFigure<Name extends 'topBoxPercent' | 'bottomBoxPercent'>(
  name: Name,
  box: readonly number[],
  values: Float64Array,
  weights: Float64Array,
  total: number,
): { [Field in Name]?: number } {
  if (box.length === 0) return {};
  const inside = weights.filter((_, row) => box.includes(values[row]!));
  return { [name]: (100 * sum(inside)) / total } as { [Field in Name]: number };
}
