import { seededRandom } from '@wenshu/statistics';

/** Columns of normal values that share `factors` hidden causes, so that there is something to find. */
export function correlatedColumns(rows: number, count: number, factors: number, seed: number): Float64Array[] {
  const random = seededRandom(seed);
  const causes = Array.from({ length: factors }, () => Float64Array.from({ length: rows }, () => random.normal()));
  return Array.from({ length: count }, (_, j) => {
    const cause = causes[j % factors]!;
    return Float64Array.from({ length: rows }, (_, row) => 0.7 * cause[row]! + 0.7 * random.normal());
  });
}

export function namedColumns(columns: readonly Float64Array[]): Record<string, Float64Array> {
  return Object.fromEntries(columns.map((column, j) => [`x${j + 1}`, column]));
}

/** Σ of the columns with coefficients 0.1, 0.2, … of alternating sign, and normal noise. */
export function dependentColumn(columns: readonly Float64Array[], noise: number, seed: number): Float64Array {
  const random = seededRandom(seed);
  return columns[0]!.map((_, row) =>
    columns.reduce((sum, column, j) => sum + (j % 2 ? -0.02 : 0.02) * (j + 1) * column[row]!, noise * random.normal()),
  );
}

/** Columns of points around `groups` centres, near enough to each other that the clusters overlap. */
export function clusteredColumns(rows: number, count: number, groups: number, seed: number): Float64Array[] {
  const random = seededRandom(seed);
  const centres = Array.from({ length: groups }, () => Array.from({ length: count }, () => 1.5 * random.normal()));
  const group = Array.from({ length: rows }, () => random.below(groups));
  return Array.from({ length: count }, (_, j) =>
    Float64Array.from({ length: rows }, (_, row) => centres[group[row]!]![j]! + random.normal()),
  );
}

/** Codes 1 to `levels`, the lower ones more frequent. */
export function levelColumn(rows: number, levels: number, seed: number): Int32Array {
  const random = seededRandom(seed);
  return Int32Array.from({ length: rows }, () => 1 + Math.floor(random.next() * random.next() * levels));
}
