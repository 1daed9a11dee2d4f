export interface Midranks {
  /** 1 to n; equal values share the mean of their places. */
  readonly ranks: Float64Array;
  /** How many values share each place; 1 where a value stands alone. */
  readonly tieSizes: number[];
}

/**
 * Ranks with ties.
 *
 * @example
 * midranks(Float64Array.of(7, 3, 7)).ranks // [2.5, 1, 2.5]
 */
export function midranks(values: Float64Array): Midranks {
  const ascending = values.slice().sort();
  const rankOf = new Map<number, number>();
  const tieSizes: number[] = [];
  for (let from = 0; from < ascending.length; ) {
    let to = from + 1;
    while (to < ascending.length && ascending[to] === ascending[from]) to += 1;
    rankOf.set(ascending[from]!, (from + 1 + to) / 2);
    tieSizes.push(to - from);
    from = to;
  }
  return { ranks: values.map(value => rankOf.get(value)!), tieSizes };
}

/**
 * Ranks of weighted values: the weight of everything smaller and half of that of everything equal.
 *
 * @example
 * weightedMidranks(Float64Array.of(7, 3, 7), Float64Array.of(1, 2, 3)) // [4, 1, 4]
 */
export function weightedMidranks(values: Float64Array, weights: Float64Array): Float64Array {
  const weightOf = new Map<number, number>();
  values.forEach((value, row) => {
    weightOf.set(value, (weightOf.get(value) ?? 0) + weights[row]!);
  });
  const rankOf = new Map<number, number>();
  let below = 0;
  for (const value of [...weightOf.keys()].sort((a, b) => a - b)) {
    rankOf.set(value, below + weightOf.get(value)! / 2);
    below += weightOf.get(value)!;
  }
  return values.map(value => rankOf.get(value)!);
}

/** Σ(t³−t) over the ties: what they take from the variance of rank sums. */
export function tieCorrection(tieSizes: readonly number[]): number {
  return tieSizes.reduce((sum, size) => sum + size ** 3 - size, 0);
}
