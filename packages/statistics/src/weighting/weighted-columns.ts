import { listwise, type NumColumns, readNumberColumns, readWeightColumn } from '../column.ts';
import { StatisticsProblem } from '../problem.ts';
import { effectiveBase } from './effective-base.ts';

/** Columns of a data set on the rows where all are given and the weight is above 0: a row of weight 0 has no say. */
export interface WeightedColumns {
  readonly columns: Float64Array[];
  /** Absent when nothing is weighted. */
  readonly weights?: Float64Array;
  readonly n: number;
  /** Kish's effective base; n without weights. */
  readonly effectiveN: number;
}

export function readWeightedColumns(
  data: NumColumns,
  variables: readonly string[],
  weights: string | undefined,
): WeightedColumns {
  return weightedColumns(readNumberColumns(data, variables), data, weights);
}

/** The same of columns that are read already, with NaN for missing. */
export function weightedColumns(
  all: readonly Float64Array[],
  data: NumColumns,
  name: string | undefined,
): WeightedColumns {
  if (name === undefined) {
    const { columns, rows } = listwise(all);
    return { columns, n: rows.length, effectiveN: rows.length };
  }
  const given = readWeightColumn(data, name, all[0]?.length ?? 0);
  const counting = given.map(weight => (weight > 0 ? weight : Number.NaN));
  const { columns, rows } = listwise([...all, counting]);
  const weights = columns.pop()!;
  if (rows.length === 0) throw new StatisticsProblem('invalid-weights', { column: name });
  return { columns, weights, n: rows.length, effectiveN: effectiveBase(weights) };
}
