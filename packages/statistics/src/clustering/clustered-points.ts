import { listwise, type NumColumns, readNumberColumns, readWeightColumn, requireVariation } from '../column.ts';
import { sampleMoments, sum } from '../descriptive/moments.ts';
import { requireSamples, requireSpreadBase, StatisticsProblem } from '../problem.ts';
import { effectiveWeights } from '../weighting/effective-base.ts';

export interface ClusteredPoints {
  readonly n: number;
  readonly width: number;
  /** Row-major: a point's coordinates lie side by side. */
  readonly values: Float64Array;
  /** The same rows in raw units, by variable. */
  readonly columns: readonly Float64Array[];
  /** Which rows of the data these are. */
  readonly rows: Int32Array;
  /** Rescaled to their effective base; absent when all points count alike. */
  readonly weights?: Float64Array;
  /** Of the weights as they were given. */
  readonly sumWeights?: number;
  /** What was taken from each variable, and what it was divided by then. */
  readonly centres: Float64Array;
  readonly scales: Float64Array;
}

/** Rows without gaps as points; `zscore` divides by the standard deviation (n−1) and refuses a column without one. */
export function readPoints(
  variables: readonly string[],
  data: NumColumns,
  standardize: 'none' | 'zscore',
): ClusteredPoints {
  requireSamples(variables.length, 1, 'variables');
  const { columns, rows } = listwise(readNumberColumns(data, variables));
  return placePoints(variables, columns, rows, standardize);
}

/** The same of rows that weigh something. Means and deviations are weighted, the latter by the effective base less 1. */
export function readWeightedPoints(
  variables: readonly string[],
  data: NumColumns,
  standardize: 'none' | 'zscore',
  name: string,
): ClusteredPoints {
  requireSamples(variables.length, 1, 'variables');
  const all = readNumberColumns(data, variables);
  const given = readWeightColumn(data, name, all[0]!.length).map(weight => (weight > 0 ? weight : Number.NaN));
  const { columns, rows } = listwise([...all, given]);
  const weights = columns.pop()!;
  if (rows.length === 0) throw new StatisticsProblem('invalid-weights', { column: name });
  return { ...placePoints(variables, columns, rows, standardize, effectiveWeights(weights)), sumWeights: sum(weights) };
}

function placePoints(
  variables: readonly string[],
  columns: Float64Array[],
  rows: Int32Array,
  standardize: 'none' | 'zscore',
  weights?: Float64Array,
): ClusteredPoints {
  requireSamples(rows.length, 2);
  if (standardize === 'zscore') {
    requireVariation(columns, variables);
    requireSpreadBase(weights ? sum(weights) : rows.length);
  }
  const width = variables.length;
  const values = new Float64Array(rows.length * width);
  const centres = new Float64Array(width);
  const scales = new Float64Array(width).fill(1);
  columns.forEach((column, j) => {
    if (standardize === 'zscore') {
      const { mean, variance } = sampleMoments(column, weights);
      centres[j] = mean;
      scales[j] = Math.sqrt(variance);
    }
    for (let row = 0; row < column.length; row++) values[row * width + j] = (column[row]! - centres[j]!) / scales[j]!;
  });
  return { n: rows.length, width, values, columns, rows, centres, scales, ...(weights ? { weights } : {}) };
}
