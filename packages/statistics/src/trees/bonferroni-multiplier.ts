/**
 * In how many ways `levels` levels can become `groups` groups: C(c−1, r−1) when only neighbours merge, else Stirling's
 * number of the second kind Σ(−1)^v (r−v)^c/(v!(r−v)!), here by its recurrence, which subtracts nothing.
 *
 * @example
 * bonferroniMultiplier(4, 3, false) // 6
 */
export function bonferroniMultiplier(levels: number, groups: number, isOrdinal: boolean): number {
  // Row by row: in how many ways the first levels make 0, 1, 2, … groups.
  let ways = [1, ...new Array<number>(groups).fill(0)];
  const steps = isOrdinal ? levels - 1 : levels;
  for (let step = 0; step < steps; step++) {
    ways = ways.map((count, r) => (isOrdinal ? count : r * count) + (r > 0 ? ways[r - 1]! : 0));
  }
  return isOrdinal ? ways[groups - 1]! : ways[groups]!;
}
