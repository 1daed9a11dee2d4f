import type { AttributeColumns, CbcAttribute } from '../choice/cbc-coding.ts';
import type { RespondentSet } from './respondent-choices.ts';

/**
 * By column of the design: the standard deviation of what was shown of a linear attribute, 1 for all others and for one that
 * never differed.
 */
export function linearUnits(
  attributes: readonly CbcAttribute[],
  { names, first }: AttributeColumns,
  shown: readonly ArrayLike<number>[],
): Float64Array {
  const units = new Float64Array(names.length).fill(1);
  attributes.forEach((attribute, a) => {
    if (attribute.type !== 'linear' || shown.length === 0) return;
    const mean = shown.reduce((sum, alternative) => sum + alternative[a]!, 0) / shown.length;
    const variance = shown.reduce((sum, alternative) => sum + (alternative[a]! - mean) ** 2, 0) / shown.length;
    if (variance > 1e-100) units[first[a]!] = Math.sqrt(variance);
  });
  return units;
}

export function measureIn(units: Float64Array, set: RespondentSet): RespondentSet {
  return { ...set, rows: set.rows.map(row => units.map((unit, j) => row[j]! / unit)) };
}
