/** Whole minutes by weight that add up to the planned ones exactly: what rounding leaves goes where most was cut off. */
export function shareMinutes(minutes: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map(weight => (minutes * weight) / sum);
  const shares = exact.map(Math.floor);
  const rest = minutes - shares.reduce((all, share) => all + share, 0);
  const byCut = exact
    .map((value, at) => ({ at, cut: value - shares[at]! }))
    .sort((a, b) => b.cut - a.cut || a.at - b.at);
  for (const { at } of byCut.slice(0, rest)) shares[at]! += 1;
  return shares;
}
