import { normalTwoSided } from '../distributions/normal.ts';
import type { DenseCodes } from '../ordering/dense-codes.ts';
import { type Association, undefinedAssociation } from './association.ts';
import { pairSurplus } from './concordance.ts';

/**
 * Kendall's τ-b = S/√((n₀−n₁)(n₀−n₂)) with S = concordant − discordant pairs. z = S/√v, v corrected for ties in both
 * columns, two-sided normal without continuity correction. Undefined when a column does not vary.
 *
 * @example
 * kendall({ codes: [0, 1, 2], counts: [1, 1, 1] }, { codes: [0, 2, 1], counts: [1, 1, 1] }).coefficient // 0.3333333333
 */
export function kendall(x: DenseCodes, y: DenseCodes): Association {
  const n = x.codes.length;
  if (x.counts.length < 2 || y.counts.length < 2) return undefinedAssociation;
  const all = (n * (n - 1)) / 2;
  const surplus = pairSurplus(x, y);
  const untied = (counts: readonly number[]) => all - tieSum(counts, size => (size * (size - 1)) / 2);
  const coefficient = surplus / Math.sqrt(untied(x.counts)) / Math.sqrt(untied(y.counts));
  const variance = surplusVariance(n, x.counts, y.counts);
  if (!(variance > 0)) return { coefficient, statistic: null, pValue: null };
  const statistic = surplus / Math.sqrt(variance);
  return { coefficient, statistic, pValue: normalTwoSided(statistic) };
}

function surplusVariance(n: number, x: readonly number[], y: readonly number[]): number {
  const single = (size: number) => size * (size - 1) * (2 * size + 5);
  const double = (size: number) => size * (size - 1);
  const triple = (size: number) => size * (size - 1) * (size - 2);
  const main = (single(n) - tieSum(x, single) - tieSum(y, single)) / 18;
  const pairs = (tieSum(x, double) * tieSum(y, double)) / (2 * n * (n - 1));
  // Two rows have no triples.
  const triples = n > 2 ? (tieSum(x, triple) * tieSum(y, triple)) / (9 * n * (n - 1) * (n - 2)) : 0;
  return main + pairs + triples;
}

function tieSum(counts: readonly number[], term: (size: number) => number): number {
  return counts.reduce((sum, size) => sum + term(size), 0);
}
