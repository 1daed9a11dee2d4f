/**
 * SPSS's HAVERAGE percentile (R type 6): position (n+1)·p among the ascending values, straight lines between
 * neighbours, the smallest and largest value beyond the ends.
 *
 * @example
 * percentile(Float64Array.of(1, 2, 3, 10), 0.5) // 2.5
 */
export function percentile(ascending: Float64Array, p: number): number {
  const position = (ascending.length + 1) * p;
  const below = Math.min(ascending.length, Math.max(1, Math.floor(position)));
  const above = Math.min(ascending.length, below + 1);
  const share = Math.min(1, Math.max(0, position - below));
  const low = ascending[below - 1]!;
  return low + share * (ascending[above - 1]! - low);
}
