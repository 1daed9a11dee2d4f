import type { Value } from '../data-set/variable.ts';

/**
 * What was counted, a column for each thing that is known of a group: as the copy's columns leave it, through a socket, to the thread that
 * works with it. Numbers lie in memory as they are; as an object for each group they took longer to read than to count.
 */
export interface GroupColumns {
  readonly size: number;
  /** Of each variable that was counted by. */
  readonly by: readonly GroupValues[];
  readonly counts: Float64Array;
  /** Left out where nobody is weighted: then everybody weighs 1. */
  readonly sums?: WeightSums;
}

/** Codes with `MISSING_CODE`, numbers and moments with NaN for missing; texts and whole sets as they are. */
export type GroupValues = Int32Array | Float64Array | readonly Value[];

/** Exactly, in four words of 32 bits each, the lowest first: doubles gave another sum with every number of threads. */
export interface WeightSums {
  /** In 1e-6. */
  readonly weights: Uint32Array;
  /** Of the weights' squares in 1e-12, for the effective base. */
  readonly squares: Uint32Array;
}

/** No option has this number: it is the smallest that a column of codes could hold. */
export const MISSING_CODE = -(2 ** 31);
export const WEIGHT_UNIT = 1_000_000;
export const WORDS_PER_SUM = 4;

const WORD = 2 ** 32;
/** What a higher word may be when the number is below 2^53, and so a double says it exactly. */
const MOST_HIGH_WORD = 2 ** 21;

/** Groups, one after the other: the one way in which what was counted is read, and nothing is made for it. `while (groups.next()) …` */
export class Groups {
  readonly #size: number;
  readonly #by: readonly GroupValues[];
  readonly #counts: Float64Array;
  readonly #sums: WeightSums | undefined;
  #at = -1;

  constructor({ size, by, counts, sums }: GroupColumns) {
    this.#size = size;
    this.#by = by;
    this.#counts = counts;
    this.#sums = sums;
  }

  next(): boolean {
    this.#at++;
    return this.#at < this.#size;
  }

  /** Of one of the variables that were counted by. */
  value(place: number): Value {
    const values = this.#by[place]!;
    const value = values[this.#at] ?? null;
    if (values instanceof Int32Array) return value === MISSING_CODE ? null : value;
    return values instanceof Float64Array && Number.isNaN(value) ? null : value;
  }

  get count(): number {
    return this.#counts[this.#at]!;
  }

  /** Σw in 1e-6. */
  get weight(): number {
    return this.#sums ? numberAt(this.#sums.weights, this.#at) : this.count * WEIGHT_UNIT;
  }

  /** Σw² in 1e-12. */
  get squares(): number {
    return this.#sums ? numberAt(this.#sums.squares, this.#at) : this.count * WEIGHT_UNIT ** 2;
  }
}

/** A group as a plain object, where there are few: Σw in 1e-6, Σw² in 1e-12. */
export interface CountedGroup {
  readonly by: readonly Value[];
  readonly count: number;
  readonly weight: number;
  readonly squares: number;
}

export function listGroups(columns: GroupColumns): readonly CountedGroup[] {
  const groups = new Groups(columns);
  return Array.from({ length: columns.size }, () => {
    groups.next();
    const { count, weight, squares } = groups;
    return { by: columns.by.map((_values, place) => groups.value(place)), count, weight, squares };
  });
}

/** The double that is nearest. */
function numberAt(words: Uint32Array, group: number): number {
  const at = group * WORDS_PER_SUM;
  const isSmall = words[at + 1]! < MOST_HIGH_WORD && words[at + 2] === 0 && words[at + 3] === 0;
  return isSmall ? words[at + 1]! * WORD + words[at]! : Number(integerAt(words, group));
}

export function integerAt(words: Uint32Array, group: number): bigint {
  let integer = 0n;
  for (let word = WORDS_PER_SUM - 1; word >= 0; word--)
    integer = (integer << 32n) | BigInt(words[group * WORDS_PER_SUM + word]!);
  return integer;
}
