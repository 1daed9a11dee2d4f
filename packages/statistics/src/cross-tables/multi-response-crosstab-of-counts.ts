import type { Num } from '../column.ts';
import { requireProbability } from '../distributions/domain.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { type ColumnTests, columnTests, type Overlap, type TestBase } from './column-tests.ts';
import { ratio } from './table-chi-square.ts';

export interface MultiResponseCountsInput {
  /** Σw by option, then by column. */
  counts: readonly (readonly number[])[];
  /** Of the respondents of each column: people, Σw and Σw². */
  bases: { people: readonly number[]; weighted: readonly number[]; squares: readonly number[] };
  /** Where columns share respondents. */
  overlap?: Overlap;
  settings: { alpha: number; testBase: TestBase };
}

export interface MultiResponseResult {
  n: number;
  weightedN: number;
  /** By option, then by column. */
  counts: number[][];
  columnBases: number[];
  effectiveColumnBases: number[];
  /** Of the respondents of the column, so that a column may sum to more than 100; `null` without respondents. */
  columnPercent: Num[][];
  totals: number[];
  percentOfCases: number[];
  /** `null` when nobody ticked anything. */
  percentOfResponses: Num[];
  columnTests: ColumnTests;
}

/**
 * A question with several answers against one with one, of counts. Percentages count respondents, not answers.
 *
 * @example
 * multiResponseCrosstabOfCounts({ counts: [[1, 1], [2, 0]], bases: { people: [2, 1], weighted: [2, 1], squares: [2, 1] },
 *   settings: { alpha: 0.05, testBase: 'weighted' } }).columnPercent // [[50, 100], [100, 0]]
 */
export function multiResponseCrosstabOfCounts(input: MultiResponseCountsInput): MultiResponseResult {
  const { counts, bases, settings } = input;
  requireProbability(settings.alpha, 'alpha');
  requireSamples(counts.length, 1, 'variables');
  const weightedN = sumOf(bases.weighted);
  if (!(weightedN > 0)) throw new StatisticsProblem('empty-table', {});
  const effective = bases.weighted.map((base, j) => (base > 0 ? base ** 2 / bases.squares[j]! : 0));
  const totals = counts.map(sumOf);
  const responses = sumOf(totals);
  const shares = counts.map(row => row.map((count, j) => ratio(count, bases.weighted[j]!)));
  const tested = { weighted: bases.weighted, unweighted: bases.people, effective }[settings.testBase];
  return {
    n: sumOf(bases.people),
    weightedN,
    counts: counts.map(row => [...row]),
    columnBases: [...bases.weighted],
    effectiveColumnBases: effective,
    columnPercent: shares.map(row => row.map(share => (share === null ? null : 100 * share))),
    totals,
    percentOfCases: totals.map(total => (100 * total) / weightedN),
    percentOfResponses: totals.map(total => ratio(100 * total, responses)),
    columnTests: columnTests(shares, tested, settings.alpha, { overlap: input.overlap, rule: 'spss' }),
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
