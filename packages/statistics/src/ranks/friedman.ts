import { listwise, type NumColumns, readNumberColumns } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { midranks, tieCorrection } from '../ordering/midranks.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';

export interface FriedmanInput {
  /** Two or more answers of the same people, on one scale. */
  variables: readonly string[];
  data: NumColumns;
}

export interface FriedmanResult {
  n: number;
  /** By variable: its mean place among a person's own answers, 1 for the smallest. */
  meanRanks: number[];
  chiSquare: number;
  df: number;
  pValue: number;
  /** Kendall's W, 0 to 1: how far people agree in their order. */
  kendallsW: number;
}

/**
 * Whether the same people give some of several ratings higher than others: each person's answers are ranked, and
 * χ² = 12·Σ(R̄−(k+1)/2)²·n/(k(k+1)), divided by 1 − Σ(t³−t)/(n·k(k²−1)) for ties; df = k − 1. W = χ²/(n(k−1)). Takes no weights.
 *
 * @example
 * friedman({ variables: ['a', 'b', 'c'], data: { a: [1, 2, 1], b: [2, 3, 2], c: [3, 4, 5] } }).chiSquare // 6
 */
export function friedman({ variables, data }: FriedmanInput): FriedmanResult {
  const k = variables.length;
  requireSamples(k, 2, 'variables');
  const { columns, rows } = listwise(readNumberColumns(data, variables));
  const n = rows.length;
  requireSamples(n, 2);
  const sums = new Float64Array(k);
  let ties = 0;
  for (let person = 0; person < n; person++) {
    const { ranks, tieSizes } = midranks(Float64Array.from(columns, column => column[person]!));
    ranks.forEach((rank, j) => {
      sums[j]! += rank;
    });
    ties += tieCorrection(tieSizes);
  }
  const whole = n * k * (k * k - 1);
  // Everybody rated everything alike: there is no order to agree on.
  if (ties >= whole) throw new StatisticsProblem('constant-column', { column: variables[0]! });
  const meanRanks = Array.from(sums, sum => sum / n);
  const spread = meanRanks.reduce((sum, rank) => sum + (rank - (k + 1) / 2) ** 2, 0);
  const chiSquare = (12 * n * spread) / (k * (k + 1)) / (1 - ties / whole);
  return {
    n,
    meanRanks,
    chiSquare,
    df: k - 1,
    pValue: chiSquareSf(chiSquare, k - 1),
    kendallsW: chiSquare / (n * (k - 1)),
  };
}
