import type { ModelData } from './model-data.ts';

/** No variable's key begins with a space. */
export const WEIGHT = ' weight';

export interface WeighedColumns {
  readonly data: Readonly<Record<string, Float64Array>>;
  /** Which of the columns is the weight. */
  readonly weights?: string;
}

export interface StatisticsInput extends WeighedColumns {
  readonly variables: readonly string[];
}

/** Columns as the statistics take them: under their variables' keys, the weight beside them. */
export function statisticsInput(data: ModelData, keys: readonly string[]): StatisticsInput {
  return { variables: keys, ...weighedColumns(data, Object.fromEntries(keys.map(key => [key, data.column(key)]))) };
}

/** The same of columns that a model made itself. */
export function weighedColumns({ weights }: ModelData, columns: WeighedColumns['data']): WeighedColumns {
  return weights ? { data: { ...columns, [WEIGHT]: weights }, weights: WEIGHT } : { data: columns };
}
