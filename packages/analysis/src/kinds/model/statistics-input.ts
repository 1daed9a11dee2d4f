import type { ModelData } from './model-data.ts';

/** No variable's key begins with a space. */
export const WEIGHT = ' weight';

export interface StatisticsInput {
  readonly variables: readonly string[];
  readonly data: Readonly<Record<string, Float64Array>>;
  /** Which of the columns is the weight. */
  readonly weights?: string;
}

/** Columns as the statistics take them: under their variables' keys, the weight beside them. */
export function statisticsInput(data: ModelData, keys: readonly string[]): StatisticsInput {
  const columns = Object.fromEntries(keys.map(key => [key, data.column(key)]));
  return data.weights
    ? { variables: keys, data: { ...columns, [WEIGHT]: data.weights }, weights: WEIGHT }
    : { variables: keys, data: columns };
}
