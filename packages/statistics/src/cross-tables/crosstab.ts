import { type CellColumn, type Num, readLevels, readWeights, requireLength, type WeightColumn } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { requireProbability } from '../distributions/domain.ts';
import { type DenseMatrix, matrixToRows } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';
import { type ColumnTests, columnTests, type TestBase } from './column-tests.ts';
import { crossCounts } from './cross-counts.ts';
import { goodmanKruskalLambda, type Lambda } from './goodman-kruskal-lambda.ts';
import { nominalAssociation, scaleTest } from './independence-of-counts.ts';
import { type OrdinalAssociation, ordinalAssociation } from './ordinal-association.ts';
import { ratio, type TableTests, type TestResult, tableChiSquare } from './table-chi-square.ts';
import { type TableMargins, tableMargins } from './table-margins.ts';
import { type TwoByTwo, twoByTwo } from './two-by-two.ts';

export interface CrosstabInput {
  rows: CellColumn;
  columns: CellColumn;
  rowLevels: readonly string[];
  columnLevels: readonly string[];
  weights?: WeightColumn;
  settings: { alpha: number; testBase: TestBase; missing: 'exclude' };
}

export interface CrosstabResult extends TableTests, Partial<TwoByTwo> {
  n: number;
  weightedN: number;
  effectiveN: number;
  counts: number[][];
  unweightedCounts: number[][];
  rowTotals: number[];
  columnTotals: number[];
  unweightedColumnBases: number[];
  effectiveColumnBases: number[];
  /** Percentages of an empty row or column are `null`, not 0. */
  columnPercent: Num[][];
  rowPercent: Num[][];
  totalPercent: number[][];
  /** `null`, like all measures below, when a question has only one answer in use. */
  linearByLinear: TestResult | null;
  /** With weights only: χ² as the effective sample would give it. */
  effectiveChiSquare?: TestResult | null;
  phi: Num;
  cramersV: Num;
  contingencyCoefficient: Num;
  ordinal: OrdinalAssociation;
  lambda: Lambda;
  columnTests: ColumnTests;
}

/**
 * Two questions against each other: counts, percentages, tests of independence, measures of association and which
 * columns differ. Rows of the data without a listed answer to both are dropped; tests run on weighted counts.
 * φ = √(χ²/N), V = √(χ²/(N(min(r,c)−1))), C = √(χ²/(χ²+N)), linear by linear (N−1)·r².
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
  const margins = tableMargins(counted.counts);
  if (!(margins.total > 0)) throw new StatisticsProblem('empty-table', {});
  const squares = counted.squares.reduce((sum, value) => sum + value, 0);
  const effectiveN = margins.total ** 2 / squares;
  const bases = columnBases(counted.people, margins, counted.squares);
  const tests = tableChiSquare(counted.counts, margins);
  const ordinal = ordinalAssociation(counted.counts, margins);
  const columnShares = shareTable(counted.counts, (_, j) => margins.columnTotals[j]!);
  return {
    n: counted.n,
    weightedN: margins.total,
    effectiveN,
    counts: matrixToRows(counted.counts),
    unweightedCounts: matrixToRows(counted.people),
    rowTotals: Array.from(margins.rowTotals),
    columnTotals: Array.from(margins.columnTotals),
    unweightedColumnBases: bases.unweighted,
    effectiveColumnBases: bases.effective,
    columnPercent: toPercent(columnShares),
    rowPercent: toPercent(shareTable(counted.counts, i => margins.rowTotals[i]!)),
    totalPercent: matrixToRows(counted.counts).map(row => row.map(count => (100 * count) / margins.total)),
    ...tests,
    linearByLinear: linearByLinear(ordinal.pearsonR, margins.total),
    ...(weights ? { effectiveChiSquare: scaleTest(tests.chiSquare, effectiveN / margins.total) } : {}),
    ...nominalAssociation(tests.chiSquare, margins),
    ordinal,
    lambda: goodmanKruskalLambda(counted.counts, margins),
    ...(size.rows === 2 && size.columns === 2 ? twoByTwo(counted.counts.values, weights !== undefined) : {}),
    columnTests: columnTests(columnShares, bases[settings.testBase], settings.alpha),
  };
}

function columnBases(people: DenseMatrix, margins: TableMargins, squares: Float64Array): Record<TestBase, number[]> {
  return {
    weighted: Array.from(margins.columnTotals),
    effective: Array.from(margins.columnTotals, (total, j) => (squares[j]! > 0 ? total ** 2 / squares[j]! : 0)),
    unweighted: Array.from(tableMargins(people).columnTotals),
  };
}

function shareTable(counts: DenseMatrix, base: (i: number, j: number) => number): Num[][] {
  return matrixToRows(counts).map((row, i) => row.map((count, j) => ratio(count, base(i, j))));
}

const toPercent = (shares: Num[][]) => shares.map(row => row.map(share => (share === null ? null : 100 * share)));

function linearByLinear(r: Num, total: number): TestResult | null {
  if (r === null || !(total > 1)) return null;
  const value = (total - 1) * r * r;
  return { value, df: 1, pValue: chiSquareSf(value, 1) };
}
