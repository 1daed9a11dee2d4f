import { readWeights, type WeightColumn } from '../column.ts';
import { effectiveWeights } from '../weighting/effective-base.ts';

/** Weights of tasks: a respondent's, repeated for each. */
export interface TaskWeights {
  /** As given: what counts count. */
  readonly given: Float64Array;
  /** Rescaled to the effective number of tasks: what a model is fitted with. */
  readonly effective: Float64Array;
}

export function readTaskWeights(weights: WeightColumn | undefined, tasks: number): TaskWeights | undefined {
  if (weights === undefined) return undefined;
  const given = readWeights(weights, tasks);
  return { given, effective: effectiveWeights(given) };
}
