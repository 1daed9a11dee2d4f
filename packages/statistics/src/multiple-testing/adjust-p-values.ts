export interface AdjustedP {
  bonferroni: number[];
  holm: number[];
  /** Benjamini and Hochberg. */
  fdr: number[];
}

/**
 * p-values of one family of tests, as R's p.adjust gives them: Bonferroni p·m, Holm (step down) and Benjamini–Hochberg
 * (step up), none above 1, in the order they came in.
 *
 * @example
 * adjustPValues([0.01, 0.04, 0.03]).fdr // [0.03, 0.04, 0.04]
 */
export function adjustPValues(pValues: readonly number[]): AdjustedP {
  const m = pValues.length;
  const order = pValues.map((_, i) => i).sort((a, b) => pValues[a]! - pValues[b]!);
  const holm = new Array<number>(m).fill(1);
  const fdr = new Array<number>(m).fill(1);
  let most = 0;
  order.forEach((i, rank) => {
    most = Math.max(most, Math.min(1, pValues[i]! * (m - rank)));
    holm[i] = most;
  });
  let least = 1;
  for (let rank = m - 1; rank >= 0; rank--) {
    const i = order[rank]!;
    least = Math.min(least, (pValues[i]! * m) / (rank + 1));
    fdr[i] = least;
  }
  return { bonferroni: pValues.map(p => Math.min(1, p * m)), holm, fdr };
}
