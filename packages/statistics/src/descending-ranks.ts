/**
 * Places from the top, ties at the best of their places.
 *
 * @example
 * descendingRanks([5, 9, 5]) // [2, 1, 2]
 */
export function descendingRanks(scores: readonly number[]): number[] {
  const descending = [...scores].sort((a, b) => b - a);
  const placeOf = new Map<number, number>();
  descending.forEach((score, i) => {
    if (!placeOf.has(score)) placeOf.set(score, i + 1);
  });
  return scores.map(score => placeOf.get(score)!);
}
