import { type CellColumn, type NumColumn, readLevels, readNumbers, requireLength } from '../column.ts';

export interface Groups {
  /** The values of rows that have both a value and a listed group. */
  readonly values: Float64Array;
  /** Each value's position in the levels. */
  readonly codes: Int32Array;
  /** How many values each level has. */
  readonly sizes: number[];
}

/** Values by group; rows without a value or a listed group are dropped. */
export function readGroups(values: NumColumn, groups: CellColumn, levels: readonly string[]): Groups {
  const numbers = readNumbers(values, 'values');
  requireLength(groups, numbers.length, 'groups');
  const codes = readLevels(groups, levels);
  const isUsed = (_: number, row: number) => codes[row]! >= 0 && !Number.isNaN(numbers[row]!);
  const usedCodes = codes.filter(isUsed);
  const sizes = levels.map(() => 0);
  for (const code of usedCodes) sizes[code]! += 1;
  return { values: numbers.filter(isUsed), codes: usedCodes, sizes };
}

/** The values of each level, in row order. */
export function splitGroups({ values, codes, sizes }: Groups): Float64Array[] {
  const samples = sizes.map(size => new Float64Array(size));
  const filled = sizes.map(() => 0);
  codes.forEach((code, row) => {
    samples[code]![filled[code]!++] = values[row]!;
  });
  return samples;
}
