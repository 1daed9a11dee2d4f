import { StatisticsProblem } from '../problem.ts';
import { subsetRSquared } from './subset-r-squared.ts';

/** A predictor's part of R², whatever the order in which predictors are added. */
export interface ShapleyShare {
  importance: number;
  /** r²: what it explains alone. */
  first: number;
  /** What it adds to all the others. */
  last: number;
  /** What it adds on average to sets of 0, 1, … others. */
  averageBySize: number[];
}

/** 2²⁰ sets take about half a second; each further predictor doubles it. Johnson's weights have no such limit. */
export const mostShapleyPredictors = 20;

/**
 * Shapley's value of each predictor (Lindeman, Merenda and Gold): the mean over all orders of the R² that it adds, from the R² of
 * every set of predictors. The shares sum to R².
 *
 * @example
 * shapleyShares([[1, 0.5], [0.5, 1]], [0.6, 0.3])[1] // { importance: 0.045, first: 0.09, last: 0, averageBySize: [0.09, 0] }
 */
export function shapleyShares(
  correlations: readonly ArrayLike<number>[],
  withDependent: ArrayLike<number>,
): ShapleyShare[] {
  const count = withDependent.length;
  if (count > mostShapleyPredictors) {
    throw new StatisticsProblem('too-many-predictors', { max: mostShapleyPredictors, got: count });
  }
  const explained = subsetRSquared(correlations, withDependent);
  const sizes = setSizes(explained.length);
  // C(count − 1, size): how many sets of that size the others make.
  const setsOfSize = [1];
  for (let size = 1; size < count; size++) setsOfSize.push((setsOfSize[size - 1]! * (count - size)) / size);
  return Array.from({ length: count }, (_, j) => {
    const bit = 2 ** j;
    const sums = new Float64Array(count);
    for (let set = 0; set < explained.length; set++) {
      if ((set & bit) === 0) sums[sizes[set]!]! += explained[set + bit]! - explained[set]!;
    }
    const averageBySize = Array.from(sums, (sum, size) => sum / setsOfSize[size]!);
    const importance = averageBySize.reduce((sum, value) => sum + value, 0) / count;
    return { importance, first: averageBySize[0]!, last: averageBySize[count - 1]!, averageBySize };
  });
}

function setSizes(sets: number): Uint8Array {
  const sizes = new Uint8Array(sets);
  for (let set = 1; set < sets; set++) sizes[set] = sizes[set >> 1]! + (set & 1);
  return sizes;
}
