export interface DenseCodes {
  /** 0 for the smallest value, 1 for the next one, … */
  readonly codes: Int32Array;
  /** How often each code occurs. */
  readonly counts: number[];
}

/**
 * The values as positions among their distinct values.
 *
 * @example
 * denseCodes(Float64Array.of(7, 3, 7)).counts // [1, 2]
 */
export function denseCodes(values: Float64Array): DenseCodes {
  const counts: number[] = [];
  const codeOf = new Map<number, number>();
  for (const value of values.slice().sort()) {
    if (!codeOf.has(value)) {
      codeOf.set(value, counts.length);
      counts.push(0);
    }
    counts[counts.length - 1]! += 1;
  }
  return { codes: Int32Array.from(values, value => codeOf.get(value)!), counts };
}
