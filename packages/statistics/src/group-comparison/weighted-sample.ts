import { readWeights, type WeightColumn } from '../column.ts';
import { type SampleMoments, sampleMoments, sum } from '../descriptive/moments.ts';
import { designVariance } from '../weighting/design-variance.ts';
import { effectiveWeights } from '../weighting/effective-base.ts';

/** Values that are given and weigh something, with their weights. */
export interface WeightedSample {
  readonly values: Float64Array;
  /** As given, or ones. */
  readonly weights: Float64Array;
  /** Rescaled to their effective base. */
  readonly effective: Float64Array;
  /** n is the effective base. */
  readonly moments: SampleMoments;
}

/** A column with gaps (NaN) and its weights; a row of weight 0 has no say. */
export function readSample(column: Float64Array, given: WeightColumn | undefined): WeightedSample {
  const all = readWeights(given, column.length);
  const counts = (_: number, row: number) => !Number.isNaN(column[row]!) && all[row]! > 0;
  return weightedSample(column.filter(counts), all.filter(counts));
}

export function weightedSample(values: Float64Array, weights: Float64Array): WeightedSample {
  const effective = effectiveWeights(weights);
  return { values, weights, effective, moments: sampleMoments(values, effective) };
}

/** How many people a weighted sample stands for; nothing where there are no weights to speak of. */
export interface WeightedBase {
  weightedN?: number;
  effectiveN?: number;
}

export function weightedBase({ weights, moments }: WeightedSample, isWeighted: boolean): WeightedBase {
  return isWeighted ? { weightedN: sum(weights), effectiveN: moments.n } : {};
}

/** The variance of a sample's mean by the survey design, n counting the rows of everybody compared. */
export function designError({ values, weights, moments }: WeightedSample, n: number): number {
  return designVariance(values, weights, moments.mean, n);
}
