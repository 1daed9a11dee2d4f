import { type Num, requireLength } from '../column.ts';
import type { TestResult } from '../cross-tables/table-chi-square.ts';
import { tableMargins } from '../cross-tables/table-margins.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { requirePositive, requireRange } from '../distributions/domain.ts';
import { createMatrix, type DenseMatrix, matrixFromRows } from '../linear-algebra/dense-matrix.ts';
import { singularValues } from '../linear-algebra/singular-values.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { axisSign } from './axis-sign.ts';
import { type CorrespondencePoints, describePoints } from './correspondence-points.ts';

export interface CorrespondenceInput {
  /** Counts, possibly weighted. */
  table: ArrayLike<ArrayLike<number>>;
  rowLabels: readonly string[];
  columnLabels: readonly string[];
  /** The effective base of the rows behind a table of weighted counts. */
  effectiveN?: number;
  settings: { dimensions: number };
}

export interface CorrespondenceResult {
  n: number;
  totalInertia: number;
  chiSquare: number;
  df: number;
  pValue: number;
  /** With `effectiveN`: χ²·effectiveN/n, which does not take a weight of 2 for two people. */
  effectiveChiSquare?: TestResult;
  /** min(rows, columns) − 1: all that the table has. Coordinates are given for `settings.dimensions` of them. */
  nDimensions: number;
  singularValues: number[];
  inertias: number[];
  percentInertia: number[];
  cumulativePercent: number[];
  rows: CorrespondencePoints;
  columns: CorrespondencePoints;
}

/**
 * A table as a map. P = N/n with masses r and c, S = D_r^−½(P−rcᵀ)D_c^−½ = UΣVᵀ; the squares of Σ are the inertias, which
 * sum to χ²/n. On each axis the row with the largest standard coordinate is put on the positive side.
 *
 * @example
 * correspondenceAnalysis({ table: [[10, 20], [20, 10]], rowLabels: ['y', 'n'], columnLabels: ['a', 'b'],
 *   settings: { dimensions: 1 } }).inertias // [0.1111111111]
 */
export function correspondenceAnalysis(input: CorrespondenceInput): CorrespondenceResult {
  const table = readTable(input);
  const { total, rowTotals, columnTotals } = tableMargins(table);
  const residuals = createMatrix(table.rows, table.columns);
  for (let i = 0; i < table.rows; i++) {
    for (let j = 0; j < table.columns; j++) {
      const expected = (rowTotals[i]! / total) * (columnTotals[j]! / total);
      residuals.values[i * table.columns + j] =
        (table.values[i * table.columns + j]! / total - expected) / Math.sqrt(expected);
    }
  }
  const totalInertia = residuals.values.reduce((sum, value) => sum + value * value, 0);
  if (!(totalInertia > 1e-20)) throw new StatisticsProblem('no-association', {});
  const nDimensions = Math.min(table.rows, table.columns) - 1;
  const { values, left, right } = singularValues(residuals);
  const found = values.slice(0, nDimensions);
  const signs = Array.from(found, (_, k) =>
    axisSign(Array.from(rowTotals, (mass, i) => at(left, i, k) / Math.sqrt(mass))),
  );
  const inertias = Array.from(found, value => value * value);
  const percentInertia = inertias.map(inertia => (100 * inertia) / totalInertia);
  const shown = Math.min(nDimensions, input.settings.dimensions);
  const points = (labels: readonly string[], totals: Float64Array, vectors: DenseMatrix, isRow: boolean) =>
    describePoints(
      labels,
      totals.map(value => value / total),
      Array.from(labels, (_, i) => pointInertia(residuals, i, isRow)),
      { singular: found.subarray(0, shown), vector: (i, k) => signs[k]! * at(vectors, i, k) },
    );
  const df = (table.rows - 1) * (table.columns - 1);
  return {
    n: total,
    totalInertia,
    chiSquare: totalInertia * total,
    df,
    pValue: chiSquareSf(totalInertia * total, df),
    ...(input.effectiveN === undefined ? {} : { effectiveChiSquare: testOf(totalInertia * input.effectiveN, df) }),
    nDimensions,
    singularValues: Array.from(found),
    inertias,
    percentInertia,
    cumulativePercent: percentInertia.map((_, k) =>
      percentInertia.slice(0, k + 1).reduce((sum, part) => sum + part, 0),
    ),
    rows: points(input.rowLabels, rowTotals, left, true),
    columns: points(input.columnLabels, columnTotals, right, false),
  };
}

const testOf = (value: number, df: number): TestResult => ({ value, df, pValue: chiSquareSf(value, df) });

const at = ({ columns, values }: DenseMatrix, i: number, j: number) => values[i * columns + j]!;

function readTable({ table, rowLabels, columnLabels, effectiveN, settings }: CorrespondenceInput): DenseMatrix {
  requireLength(table, rowLabels.length, 'rowLabels');
  const counts = matrixFromRows(table);
  requireSamples(counts.rows, 2, 'groups', 'rows');
  requireLength(table[0]!, columnLabels.length, 'columnLabels');
  requireSamples(counts.columns, 2, 'groups', 'columns');
  requireRange('dimensions', settings.dimensions, 1);
  if (effectiveN !== undefined) requirePositive('effectiveN', effectiveN);
  for (const count of counts.values) requireRange('table', count, 0, 1e60);
  const { total, rowTotals, columnTotals } = tableMargins(counts);
  if (!(total > 0)) throw new StatisticsProblem('empty-table', {});
  // A profile is a row divided by its total: an empty one has none, and no place on the map.
  const refuseEmpty = (totals: Float64Array, labels: readonly string[], column: string) => {
    const empty: Num = totals.findIndex(value => !(value > 1e-15 * total));
    if (empty >= 0) throw new StatisticsProblem('empty-level', { column, level: labels[empty]! });
  };
  refuseEmpty(rowTotals, rowLabels, 'rows');
  refuseEmpty(columnTotals, columnLabels, 'columns');
  return counts;
}

function pointInertia({ rows, columns, values }: DenseMatrix, index: number, isRow: boolean): number {
  let sum = 0;
  if (isRow) for (let j = 0; j < columns; j++) sum += values[index * columns + j]! ** 2;
  else for (let i = 0; i < rows; i++) sum += values[i * columns + index]! ** 2;
  return sum;
}
