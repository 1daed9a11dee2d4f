import {
  type CellColumn,
  listwise,
  type NumColumns,
  readLevels,
  readNumberColumns,
  readWeights,
  requireLength,
  type WeightColumn,
} from '../column.ts';
import { requireProbability } from '../distributions/domain.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import type { TestBase } from './column-tests.ts';
import {
  type MultiResponseCountsInput,
  type MultiResponseResult,
  multiResponseCrosstabOfCounts,
} from './multi-response-crosstab-of-counts.ts';

export interface MultiResponseInput {
  /** One column of 0 and 1 per option. */
  items: NumColumns;
  columns: CellColumn;
  columnLevels: readonly string[];
  weights?: WeightColumn;
  settings: { alpha: number; testBase: TestBase };
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
  const counts = complete.map((item, i) => mentions(item, codes, weights, columnLevels.length, names[i]!));
  return multiResponseCrosstabOfCounts({ counts, bases, settings });
}

function respondentBases(
  codes: Float64Array,
  weights: Float64Array,
  levels: number,
): MultiResponseCountsInput['bases'] {
  const zeros = () => new Array<number>(levels).fill(0);
  const bases = { people: zeros(), weighted: zeros(), squares: zeros() };
  codes.forEach((code, row) => {
    bases.people[code]! += 1;
    bases.weighted[code]! += weights[row]!;
    bases.squares[code]! += weights[row]! ** 2;
  });
  return bases;
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
