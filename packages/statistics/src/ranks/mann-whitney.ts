import { type NumColumn, presentValues } from '../column.ts';
import { normalTwoSided } from '../distributions/normal.ts';
import { midranks, tieCorrection } from '../ordering/midranks.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';

export interface MannWhitneyResult {
  n1: number;
  n2: number;
  rankSum1: number;
  rankSum2: number;
  u: number;
  z: number;
  pValue: number;
}

/**
 * Whether one of two independent samples tends to larger values. U = min(U₁, U₂), z = (U − n₁n₂/2)/σ with
 * σ² = n₁n₂/12·((N+1) − Σ(t³−t)/(N(N−1))), two-sided normal, no continuity correction (SPSS). Missing values are dropped.
 *
 * @example
 * mannWhitney({ x: [1, 2, 3], y: [4, 5, 6] }).u // 0
 */
export function mannWhitney(input: { x: NumColumn; y: NumColumn }): MannWhitneyResult {
  const x = presentValues(input.x, 'x');
  const y = presentValues(input.y, 'y');
  const n1 = x.length;
  const n2 = y.length;
  requireSamples(n1, 1, 'rows', 'x');
  requireSamples(n2, 1, 'rows', 'y');
  const n = n1 + n2;
  const { ranks, tieSizes } = midranks(Float64Array.from([...x, ...y]));
  if (tieSizes.length === 1) throw new StatisticsProblem('constant-column', { column: 'x and y' });
  const rankSum1 = ranks.subarray(0, n1).reduce((sum, rank) => sum + rank, 0);
  const u1 = rankSum1 - (n1 * (n1 + 1)) / 2;
  const u = Math.min(u1, n1 * n2 - u1);
  const variance = ((n1 * n2) / 12) * (n + 1 - tieCorrection(tieSizes) / (n * (n - 1)));
  const z = (u - (n1 * n2) / 2) / Math.sqrt(variance);
  return { n1, n2, rankSum1, rankSum2: (n * (n + 1)) / 2 - rankSum1, u, z, pValue: normalTwoSided(z) };
}
