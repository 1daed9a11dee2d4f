import type { Num } from '../column.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { requireProbability, requireRange } from '../distributions/domain.ts';
import { type DenseMatrix, matrixFromRows, matrixToRows } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';
import { type ColumnTests, columnTests, type TestBase } from './column-tests.ts';
import { goodmanKruskalLambda, type Lambda } from './goodman-kruskal-lambda.ts';
import { nominalAssociation, scaleTest } from './independence-of-counts.ts';
import { type OrdinalAssociation, ordinalAssociation } from './ordinal-association.ts';
import { ratio, type TableTests, type TestResult, tableChiSquare } from './table-chi-square.ts';
import { type TableMargins, tableMargins } from './table-margins.ts';
import { type TwoByTwo, twoByTwo } from './two-by-two.ts';

export interface CrosstabCountsInput {
  /** Σw by row, then by column. */
  counts: readonly ArrayLike<number>[];
  /** With weights only: people by row, then by column. */
  people?: readonly ArrayLike<number>[];
  /** With weights only: Σw² by column. */
  squares?: ArrayLike<number>;
  settings: { alpha: number; testBase: TestBase };
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
 * Two questions against each other, of counts: percentages, tests of independence, measures of association and which
 * columns differ. Tests run on weighted counts. φ = √(χ²/N), V = √(χ²/(N(min(r,c)−1))), C = √(χ²/(χ²+N)), linear by
 * linear (N−1)·r².
 *
 * @example
 * crosstabOfCounts({ counts: [[1, 1], [0, 2]], settings: { alpha: 0.05, testBase: 'weighted' } }).columnPercent // [[100, 33.3333333], [0, 66.6666667]]
 */
export function crosstabOfCounts(input: CrosstabCountsInput): CrosstabResult {
  const { settings } = input;
  requireProbability(settings.alpha, 'alpha');
  const isWeighted = input.people !== undefined || input.squares !== undefined;
  const counts = readTable(input.counts, 'counts');
  const people = input.people ? readTable(input.people, 'people') : counts;
  const margins = tableMargins(counts);
  if (!(margins.total > 0)) throw new StatisticsProblem('empty-table', {});
  const squares = input.squares ? Float64Array.from(input.squares) : margins.columnTotals;
  const effectiveN = margins.total ** 2 / squares.reduce((sum, value) => sum + value, 0);
  const bases = columnBases(people, margins, squares);
  const tests = tableChiSquare(counts, margins);
  const ordinal = ordinalAssociation(counts, margins);
  const columnShares = shareTable(counts, (_, j) => margins.columnTotals[j]!);
  return {
    n: people.values.reduce((sum, count) => sum + count, 0),
    weightedN: margins.total,
    effectiveN,
    counts: matrixToRows(counts),
    unweightedCounts: matrixToRows(people),
    rowTotals: Array.from(margins.rowTotals),
    columnTotals: Array.from(margins.columnTotals),
    unweightedColumnBases: bases.unweighted,
    effectiveColumnBases: bases.effective,
    columnPercent: toPercent(columnShares),
    rowPercent: toPercent(shareTable(counts, i => margins.rowTotals[i]!)),
    totalPercent: matrixToRows(counts).map(row => row.map(count => (100 * count) / margins.total)),
    ...tests,
    linearByLinear: linearByLinear(ordinal.pearsonR, margins.total),
    ...(isWeighted ? { effectiveChiSquare: scaleTest(tests.chiSquare, effectiveN / margins.total) } : {}),
    ...nominalAssociation(tests.chiSquare, margins),
    ordinal,
    lambda: goodmanKruskalLambda(counts, margins),
    ...(counts.rows === 2 && counts.columns === 2 ? twoByTwo(counts.values, isWeighted) : {}),
    columnTests: columnTests(columnShares, bases[settings.testBase], settings.alpha, { rule: 'spss' }),
  };
}

function readTable(rows: readonly ArrayLike<number>[], what: string): DenseMatrix {
  const table = matrixFromRows(rows);
  for (const value of table.values) requireRange(what, value, 0, Number.MAX_VALUE);
  return table;
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
