import { getColumn } from '../column.ts';
import type { FitControl } from '../fit-control.ts';
import { type RakeCountsInput, type RakeResult, rakeOfCounts } from './rake-of-counts.ts';

export type RakeInput = Omit<RakeCountsInput, 'counts'>;

/**
 * Weights that give several margins at once (iterative proportional fitting): each variable in turn has its categories
 * scaled to their targets, until no weight changes by more than `tolerance` of itself in a whole round.
 *
 * @example
 * rake({ data: { sex: ['f', 'f', 'f', 'm'] }, targets: { sex: { f: 0.5, m: 0.5 } },
 *   settings: { total: 4, maxIterations: 100, tolerance: 1e-9 } }).weights // [0.66666667, 0.66666667, 0.66666667, 2]
 */
export function rake(input: RakeInput, control?: FitControl): RakeResult {
  const [first] = Object.keys(input.targets);
  const people = first === undefined ? 0 : getColumn(input.data, first).length;
  return rakeOfCounts({ ...input, counts: new Float64Array(people).fill(1) }, control);
}
