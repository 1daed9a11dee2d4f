import { KindRefusal } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';

/**
 * Of what people's own utilities say: 1 where somebody likes it, which is among their first so many, or above a threshold; 0 where not. Utilities
 * of different estimates have scales of their own and cannot be compared.
 */
export function likedColumns(data: ModelData, { slots, options }: ModelRequest): readonly Float64Array[] {
  const keys = slots.utilities!;
  const estimateOf = (key: string) => data.variable(key).measures?.estimate;
  const other = keys.find(key => estimateOf(key) !== estimateOf(keys[0]!));
  if (other !== undefined)
    throw new KindRefusal({ word: 'variable-not-supported', slot: 'utilities', variable: other });
  const worths = keys.map(key => data.column(key));
  const isLiked =
    options.likedBy === 'above' ? aboveThreshold(options.threshold as number) : amongFirst(options.firsts as number);
  const liked = worths.map(column => new Float64Array(column.length).fill(Number.NaN));
  for (const row of data.wholeRows(worths)) {
    const own = worths.map(column => column[row]!);
    for (const [item, worth] of own.entries()) liked[item]![row] = isLiked(worth, own) ? 1 : 0;
  }
  return liked;
}

type IsLiked = (worth: number, own: readonly number[]) => boolean;
const aboveThreshold =
  (threshold: number): IsLiked =>
  worth =>
    worth > threshold;
const amongFirst =
  (count: number): IsLiked =>
  (worth, own) =>
    own.filter(other => other > worth).length < count;
