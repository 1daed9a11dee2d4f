import {
  type CellColumn,
  listwise,
  type Num,
  type NumColumns,
  readLevels,
  readNumberColumns,
  readWeights,
  requireLength,
  type WeightColumn,
} from '../column.ts';
import { requireProbability } from '../distributions/domain.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { type ColumnTests, columnTests, type TestBase } from './column-tests.ts';
import { ratio } from './table-chi-square.ts';

export interface MultiResponseInput {
  /** One column of 0 and 1 per option. */
  items: NumColumns;
  columns: CellColumn;
  columnLevels: readonly string[];
  weights?: WeightColumn;
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
 * A question with several answers against one with one. Percentages count respondents, not answers; a respondent with
 * a gap in any option or in the column is dropped.
 *
 * @example
 * multiResponseCrosstab({ items: { tea: [1, 0, 1], milk: [1, 1, 0] }, columns: ['f', 'f', 'm'], columnLevels: ['f', 'm'],
 *   settings: { alpha: 0.05, testBase: 'weighted' } }).columnPercent // [[50, 100], [100, 0]]
 */
export function multiResponseCrosstab(input: MultiResponseInput): MultiResponseResult {
  const { settings, columnLevels } = input;
  requireProbability(settings.alpha, 'alpha');
  const names = Object.keys(input.items);
  requireSamples(names.length, 1, 'variables');
  const items = readNumberColumns(input.items, names);
  const length = items[0]!.length;
  requireLength(input.columns, length, 'columns');
  const allWeights = readWeights(input.weights, length);
  const allCodes = readLevels(input.columns, columnLevels);
  const placed = Float64Array.from(allCodes, code => (code < 0 ? Number.NaN : code));
  const { columns: complete, rows } = listwise([...items, placed]);
  const codes = complete.pop()!;
  const weights = Float64Array.from(rows, row => allWeights[row]!);
  const bases = respondentBases(codes, weights, columnLevels.length);
  const weightedN = bases.weighted.reduce((sum, base) => sum + base, 0);
  if (!(weightedN > 0)) throw new StatisticsProblem('empty-table', {});
  const counts = complete.map((item, i) => mentions(item, codes, weights, columnLevels.length, names[i]!));
  const totals = counts.map(row => row.reduce((sum, count) => sum + count, 0));
  const responses = totals.reduce((sum, total) => sum + total, 0);
  const shares = counts.map(row => row.map((count, j) => ratio(count, bases.weighted[j]!)));
  return {
    n: rows.length,
    weightedN,
    counts,
    columnBases: bases.weighted,
    effectiveColumnBases: bases.effective,
    columnPercent: shares.map(row => row.map(share => (share === null ? null : 100 * share))),
    totals,
    percentOfCases: totals.map(total => (100 * total) / weightedN),
    percentOfResponses: totals.map(total => ratio(100 * total, responses)),
    columnTests: columnTests(shares, bases[settings.testBase], settings.alpha),
  };
}

function respondentBases(codes: Float64Array, weights: Float64Array, levels: number): Record<TestBase, number[]> {
  const weighted = new Array<number>(levels).fill(0);
  const unweighted = new Array<number>(levels).fill(0);
  const squares = new Float64Array(levels);
  codes.forEach((code, row) => {
    weighted[code]! += weights[row]!;
    unweighted[code]! += 1;
    squares[code]! += weights[row]! ** 2;
  });
  return { weighted, unweighted, effective: weighted.map((base, j) => (base > 0 ? base ** 2 / squares[j]! : 0)) };
}

function mentions(
  item: Float64Array,
  codes: Float64Array,
  weights: Float64Array,
  levels: number,
  name: string,
): number[] {
  const counts = new Array<number>(levels).fill(0);
  item.forEach((value, row) => {
    if (value === 1) counts[codes[row]!]! += weights[row]!;
    else if (value !== 0) throw new StatisticsProblem('out-of-range', { what: name, value, min: 0, max: 1 });
  });
  return counts;
}
