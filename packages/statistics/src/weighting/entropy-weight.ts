import { isConstant, listwise, type NumColumns, readNumberColumns } from '../column.ts';
import { descendingRanks } from '../descending-ranks.ts';
import { requireRange } from '../distributions/domain.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';

export interface EntropyInput {
  variables: readonly string[];
  data: NumColumns;
  settings: {
    /** Whether more is better; a variable that is not named counts as positive. */
    directions: Readonly<Record<string, 'positive' | 'negative'>>;
    normalize: 'minmax';
    /** Added to every normalised value. */
    shift: number;
  };
}

export interface EntropyResult {
  n: number;
  entropy: number[];
  divergence: number[];
  weights: number[];
  /** Of every row without gaps. */
  scores: number[];
  /** 1 is the highest score; equal scores share the smallest rank. */
  ranks: number[];
}

/**
 * Weights by information: the less evenly a column's values are spread over the rows, the more it tells them apart.
 * y = (x−min)/(max−min), turned around for negative columns, + shift; p = y/Σy; e = −Σp·ln p/ln n; w = (1−e)/Σ(1−e);
 * score = Σw·y. A constant column has y = 0, e = 1 and weight 0.
 *
 * @example
 * entropyWeight({ variables: ['a', 'b'], data: { a: [1, 2, 3], b: [0, 0, 1] }, settings: {
 *   directions: { a: 'positive', b: 'positive' }, normalize: 'minmax', shift: 0 } }).weights // [0.2960819110, 0.7039180890]
 */
export function entropyWeight({ variables, data, settings }: EntropyInput): EntropyResult {
  requireSamples(variables.length, 1, 'variables');
  requireRange('shift', settings.shift, 0, 1e60);
  const { columns, rows } = listwise(readNumberColumns(data, variables));
  requireSamples(rows.length, 2);
  const normalized = columns.map((column, j) =>
    normalize(column, settings.directions[variables[j]!] ?? 'positive', settings.shift),
  );
  const entropy = normalized.map((column, j) => (isConstant(columns[j]!) ? 1 : shareEntropy(column)));
  // Rounding may put an evenly spread column a hair above 1.
  const divergence = entropy.map(value => Math.max(0, 1 - value));
  const whole = divergence.reduce((sum, value) => sum + value, 0);
  if (!(whole > 0)) throw new StatisticsProblem('constant-column', { column: variables[0]! });
  const weights = divergence.map(value => value / whole);
  const scores = Array.from(rows, (_, row) =>
    normalized.reduce((sum, column, j) => sum + weights[j]! * column[row]!, 0),
  );
  return { n: rows.length, entropy, divergence, weights, scores, ranks: descendingRanks(scores) };
}

function normalize(column: Float64Array, direction: 'positive' | 'negative', shift: number): Float64Array {
  if (isConstant(column)) return new Float64Array(column.length);
  const min = column.reduce((least, value) => Math.min(least, value));
  const max = column.reduce((most, value) => Math.max(most, value));
  return column.map(value => (direction === 'positive' ? value - min : max - value) / (max - min) + shift);
}

function shareEntropy(values: Float64Array): number {
  const whole = values.reduce((sum, value) => sum + value, 0);
  let entropy = 0;
  for (const value of values) {
    const share = value / whole;
    if (share > 0) entropy -= share * Math.log(share);
  }
  return entropy / Math.log(values.length);
}
