import {
  type CellColumn,
  type NumColumn,
  readLevels,
  readNumbers,
  readWeights,
  requireLength,
  type WeightColumn,
} from '../column.ts';
import { type WeightedSample, weightedSample } from './weighted-sample.ts';

export interface Groups {
  /** The values of rows that have both a value and a listed group. */
  readonly values: Float64Array;
  /** Each value's position in the levels. */
  readonly codes: Int32Array;
  /** How many values each level has. */
  readonly sizes: number[];
  /** Ones without weights. */
  readonly weights: Float64Array;
}

/** Values by group; rows without a value, a listed group or a weight above 0 are dropped. */
export function readGroups(
  values: NumColumn,
  groups: CellColumn,
  levels: readonly string[],
  given?: WeightColumn,
): Groups {
  const numbers = readNumbers(values, 'values');
  requireLength(groups, numbers.length, 'groups');
  const codes = readLevels(groups, levels);
  const weights = readWeights(given, numbers.length);
  const isUsed = (_: number, row: number) => codes[row]! >= 0 && !Number.isNaN(numbers[row]!) && weights[row]! > 0;
  const usedCodes = codes.filter(isUsed);
  const sizes = levels.map(() => 0);
  for (const code of usedCodes) sizes[code]! += 1;
  return { values: numbers.filter(isUsed), codes: usedCodes, sizes, weights: weights.filter(isUsed) };
}

/** The values and weights of each level, in row order. */
export function splitGroups({ values, codes, sizes, weights }: Groups): WeightedSample[] {
  return sizes.map((_, level) => {
    const isIn = (_: number, row: number) => codes[row] === level;
    return weightedSample(values.filter(isIn), weights.filter(isIn));
  });
}
