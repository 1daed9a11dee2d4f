import { readNumbers, requireLength, type WeightColumn } from '../column.ts';
import { sum } from '../descriptive/moments.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';

export interface ChiSquareGofInput {
  observed: WeightColumn;
  /** Rescaled to sum to 1. */
  expectedProportions: WeightColumn;
}

export interface ChiSquareGofResult {
  n: number;
  expected: number[];
  chiSquare: number;
  df: number;
  pValue: number;
}

/**
 * Pearson's test of counts against given shares: χ² = Σ(O−E)²/E, df = categories − 1.
 *
 * @example
 * chiSquareGof({ observed: [30, 10], expectedProportions: [0.5, 0.5] }).chiSquare // 10
 */
export function chiSquareGof(input: ChiSquareGofInput): ChiSquareGofResult {
  const observed = readCounts(input.observed, 'observed');
  const proportions = readCounts(input.expectedProportions, 'expectedProportions');
  requireLength(proportions, observed.length, 'expectedProportions');
  requireSamples(observed.length, 2, 'groups');
  const n = sum(observed);
  const whole = sum(proportions);
  if (n === 0) throw new StatisticsProblem('empty-table', { what: 'observed' });
  const empty = proportions.indexOf(0);
  // Against an expectation of nothing no deviation can be measured.
  if (empty >= 0) throw new StatisticsProblem('out-of-range', { what: 'expectedProportions', value: 0, min: 0 });
  const expected = Array.from(proportions, share => (n * share) / whole);
  const chiSquare = expected.reduce((total, count, i) => total + (observed[i]! - count) ** 2 / count, 0);
  const df = observed.length - 1;
  return { n, expected, chiSquare, df, pValue: chiSquareSf(chiSquare, df) };
}

function readCounts(column: WeightColumn, what: string): Float64Array {
  const counts = readNumbers(column, what);
  const wrong = counts.findIndex(count => !(count >= 0));
  if (wrong < 0) return counts;
  if (Number.isNaN(counts[wrong]!)) throw new StatisticsProblem('not-a-number', { column: what, row: wrong });
  throw new StatisticsProblem('out-of-range', { what, value: counts[wrong]!, min: 0 });
}
