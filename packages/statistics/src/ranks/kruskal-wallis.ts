import type { CellColumn, Num, NumColumn } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { readGroups } from '../group-comparison/read-groups.ts';
import { midranks, tieCorrection } from '../ordering/midranks.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';

export interface KruskalWallisInput {
  values: NumColumn;
  groups: CellColumn;
  levels: readonly string[];
}

export interface KruskalWallisResult {
  n: number;
  /** `null` for a level without values, which takes no part in the test. */
  meanRanks: Num[];
  h: number;
  df: number;
  pValue: number;
}

/**
 * Whether one of several groups tends to larger values: H = 12/(N(N+1))·ΣR²/n − 3(N+1), divided by
 * 1 − Σ(t³−t)/(N³−N) for ties; χ² with one degree of freedom less than groups.
 *
 * @example
 * kruskalWallis({ values: [1, 2, 3, 4], groups: ['a', 'a', 'b', 'b'], levels: ['a', 'b'] }).h // 2.4
 */
export function kruskalWallis(input: KruskalWallisInput): KruskalWallisResult {
  const { values, codes, sizes } = readGroups(input.values, input.groups, input.levels);
  const n = values.length;
  const used = sizes.filter(size => size > 0).length;
  requireSamples(used, 2, 'groups');
  const { ranks, tieSizes } = midranks(values);
  if (tieSizes.length === 1) throw new StatisticsProblem('constant-column', { column: 'values' });
  const sums = new Float64Array(sizes.length);
  codes.forEach((code, row) => {
    sums[code]! += ranks[row]!;
  });
  const meanRanks = sizes.map((size, level) => (size > 0 ? sums[level]! / size : null));
  // Σn(R̄−(N+1)/2)² instead of the difference of two large sums.
  const between = meanRanks.reduce<number>(
    (sum, rank, level) => (rank === null ? sum : sum + sizes[level]! * (rank - (n + 1) / 2) ** 2),
    0,
  );
  const h = ((12 / (n * (n + 1))) * between) / (1 - tieCorrection(tieSizes) / (n ** 3 - n));
  return { n, meanRanks, h, df: used - 1, pValue: chiSquareSf(h, used - 1) };
}
