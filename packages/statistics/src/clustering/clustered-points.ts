import { listwise, type NumColumns, readNumberColumns, requireVariation } from '../column.ts';
import { sampleMoments } from '../descriptive/moments.ts';
import { requireSamples } from '../problem.ts';

export interface ClusteredPoints {
  readonly n: number;
  readonly width: number;
  /** Row-major: a point's coordinates lie side by side. */
  readonly values: Float64Array;
  /** The same rows in raw units, by variable. */
  readonly columns: readonly Float64Array[];
  /** Which rows of the data these are. */
  readonly rows: Int32Array;
}

/** Rows without gaps as points; `zscore` divides by the standard deviation (n−1) and refuses a column without one. */
export function readPoints(
  variables: readonly string[],
  data: NumColumns,
  standardize: 'none' | 'zscore',
): ClusteredPoints {
  requireSamples(variables.length, 1, 'variables');
  const { columns, rows } = listwise(readNumberColumns(data, variables));
  requireSamples(rows.length, 2);
  if (standardize === 'zscore') requireVariation(columns, variables);
  const width = variables.length;
  const values = new Float64Array(rows.length * width);
  columns.forEach((column, j) => {
    const { mean, variance } = standardize === 'zscore' ? sampleMoments(column) : { mean: 0, variance: 1 };
    const scale = Math.sqrt(variance);
    for (let row = 0; row < column.length; row++) values[row * width + j] = (column[row]! - mean) / scale;
  });
  return { n: rows.length, width, values, columns, rows };
}
