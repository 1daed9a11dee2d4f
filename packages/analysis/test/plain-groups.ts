import {
  type GroupColumns,
  Groups,
  type GroupValues,
  integerAt,
  MISSING_CODE,
  type Value,
  WEIGHT_UNIT,
  WORDS_PER_SUM,
} from '../src/index.ts';

/** A group as a plain object, its sums exactly. */
export interface PlainGroup {
  readonly by: readonly Value[];
  readonly count: number;
  readonly weight: bigint;
  readonly squares: bigint;
}

export function packGroups(groups: readonly PlainGroup[]): GroupColumns {
  return {
    size: groups.length,
    by: (groups[0]?.by ?? []).map((_value, place) => packValues(groups.map(({ by }) => by[place]!))),
    counts: Float64Array.from(groups, ({ count }) => count),
    sums: {
      weights: packSums(groups.map(({ weight }) => weight)),
      squares: packSums(groups.map(({ squares }) => squares)),
    },
  };
}

function packValues(values: readonly Value[]): GroupValues {
  const isCodes = values.every(value => value === null || (Number.isInteger(value) && (value as number) < 2 ** 31));
  return isCodes ? Int32Array.from(values, value => (value as number | null) ?? MISSING_CODE) : values;
}

function packSums(sums: readonly bigint[]): Uint32Array {
  return Uint32Array.from(
    sums.flatMap(sum =>
      Array.from({ length: WORDS_PER_SUM }, (_, word) => Number((sum >> BigInt(32 * word)) & 0xffff_ffffn)),
    ),
  );
}

export function listGroups(columns: GroupColumns): PlainGroup[] {
  const groups = new Groups(columns);
  const { sums } = columns;
  return Array.from({ length: columns.size }, (_, group) => {
    groups.next();
    const { count } = groups;
    return {
      by: columns.by.map((_values, place) => groups.value(place)),
      count,
      weight: sums ? integerAt(sums.weights, group) : BigInt(count * WEIGHT_UNIT),
      squares: sums ? integerAt(sums.squares, group) : BigInt(count) * BigInt(WEIGHT_UNIT) ** 2n,
    };
  });
}
