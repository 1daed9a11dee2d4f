import { listwise, type NumColumn, readNumbers, requireLength } from '../column.ts';
import { normalTwoSided } from '../distributions/normal.ts';
import { midranks, tieCorrection } from '../ordering/midranks.ts';
import { requireSamples } from '../problem.ts';

export interface WilcoxonResult {
  /** Complete pairs. */
  n: number;
  /** Pairs that differ. */
  nNonZero: number;
  wPlus: number;
  wMinus: number;
  z: number;
  pValue: number;
}

/**
 * Whether paired values differ to one side. The differences x − y, rounded to 10 decimals so that 0.3 − 0.2 ties with 0.1,
 * are ranked by size, zeros dropped; z = (min(W₊, W₋) − n(n+1)/4)/√(n(n+1)(2n+1)/24 − Σ(t³−t)/48), two-sided normal,
 * no continuity correction.
 *
 * @example
 * wilcoxonSignedRank({ x: [5, 7, 9, 4], y: [4, 5, 6, 8] }).wPlus // 6
 */
export function wilcoxonSignedRank(input: { x: NumColumn; y: NumColumn }): WilcoxonResult {
  const x = readNumbers(input.x, 'x');
  const y = readNumbers(input.y, 'y');
  requireLength(y, x.length, 'y');
  const [first, second] = listwise([x, y]).columns as [Float64Array, Float64Array];
  const differences = first
    .map((value, row) => Math.round((value - second[row]!) * 1e10) / 1e10)
    .filter(difference => difference !== 0);
  const n = differences.length;
  requireSamples(n, 1);
  const { ranks, tieSizes } = midranks(differences.map(Math.abs));
  const wPlus = ranks.reduce((sum, rank, i) => (differences[i]! > 0 ? sum + rank : sum), 0);
  const wMinus = (n * (n + 1)) / 2 - wPlus;
  const variance = (n * (n + 1) * (2 * n + 1)) / 24 - tieCorrection(tieSizes) / 48;
  const z = (Math.min(wPlus, wMinus) - (n * (n + 1)) / 4) / Math.sqrt(variance);
  return { n: first.length, nNonZero: n, wPlus, wMinus, z, pValue: normalTwoSided(z) };
}
