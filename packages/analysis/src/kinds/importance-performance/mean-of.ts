import type { ModelData } from '../model/model-data.ts';

/** Of whoever answered, weighted where it is; nothing when nobody did. */
export function meanOf(data: ModelData, key: string): number | undefined {
  const column = data.column(key);
  let [sum, weight] = [0, 0];
  for (const row of data.wholeRows([column])) {
    const own = data.weights?.[row] ?? 1;
    sum += own * column[row]!;
    weight += own;
  }
  return weight > 0 ? sum / weight : undefined;
}
