import type { DataVariable } from '../../data-set/variable.ts';

/** The ends of a scale: as it was offered, else as it was answered. */
export function scaleBounds(
  { range, categories, missing = [] }: DataVariable,
  column: Float64Array,
): readonly [least: number, most: number] {
  if (range) return [range.least, range.most];
  const codes = categories?.map(({ code }) => code).filter(code => !missing.includes(code)) ?? [];
  return boundsOf(codes.length > 0 ? codes : column);
}

/** Of whatever has a value; of nothing at all 0 and 0. */
export function boundsOf(values: Iterable<number>): readonly [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least <= most ? [least, most] : [0, 0];
}
