import { type CellColumn, readLevels, readWeights, requireLength, type WeightColumn } from '../column.ts';
import { requireProbability } from '../distributions/domain.ts';
import { matrixToRows } from '../linear-algebra/dense-matrix.ts';
import type { TestBase } from './column-tests.ts';
import { crossCounts } from './cross-counts.ts';
import { type CrosstabResult, crosstabOfCounts } from './crosstab-of-counts.ts';

export interface CrosstabInput {
  rows: CellColumn;
  columns: CellColumn;
  rowLevels: readonly string[];
  columnLevels: readonly string[];
  weights?: WeightColumn;
  settings: { alpha: number; testBase: TestBase; missing: 'exclude' };
}

/**
 * Two questions against each other: they are counted, and `crosstabOfCounts` does the rest. Rows of the data without a
 * listed answer to both are dropped.
 *
 * @example
 * crosstab({ rows: ['y', 'y', 'n', 'n'], columns: ['a', 'b', 'b', 'b'], rowLevels: ['y', 'n'], columnLevels: ['a', 'b'],
 *   settings: { alpha: 0.05, testBase: 'weighted', missing: 'exclude' } }).counts // [[1, 1], [0, 2]]
 */
export function crosstab(input: CrosstabInput): CrosstabResult {
  const { rows, columns, rowLevels, columnLevels, settings } = input;
  requireProbability(settings.alpha, 'alpha');
  requireLength(columns, rows.length, 'columns');
  const weights = input.weights === undefined ? undefined : readWeights(input.weights, rows.length);
  const size = { rows: rowLevels.length, columns: columnLevels.length };
  const counted = crossCounts(readLevels(rows, rowLevels), readLevels(columns, columnLevels), size, weights);
  return crosstabOfCounts({
    counts: matrixToRows(counted.counts),
    ...(weights && { people: matrixToRows(counted.people), squares: counted.squares }),
    settings,
  });
}
