import { listwise, type NumColumns, readNumberColumns, readWeightColumn } from '../column.ts';
import type { ClusteredPoints } from './clustered-points.ts';
import { squaredDistance } from './lloyd.ts';

/**
 * The cluster of every row without gaps: of a clustered one its own, of one that weighs nothing, and so took no part, that of the
 * nearest centre. This is also how a saved model places new people.
 */
export function assignRows(
  { variables, data, weights }: { variables: readonly string[]; data: NumColumns; weights?: string },
  points: ClusteredPoints,
  membership: Int32Array,
  centers: Float64Array,
): Int32Array {
  if (weights === undefined) return membership;
  const all = readNumberColumns(data, variables);
  const { rows } = listwise([...all, readWeightColumn(data, weights, all[0]!.length)]);
  const own = new Map(Array.from(points.rows, (row, i) => [row, membership[i]!]));
  return rows.map(row => own.get(row) ?? nearestCenter(all, row, points, centers));
}

function nearestCenter(
  columns: readonly Float64Array[],
  row: number,
  { centres, scales, width }: ClusteredPoints,
  centers: Float64Array,
): number {
  const place = Float64Array.from(columns, (column, j) => (column[row]! - centres[j]!) / scales[j]!);
  const distances = Array.from({ length: centers.length / width }, (_, c) =>
    squaredDistance(place, 0, centers, c * width, width),
  );
  return distances.indexOf(Math.min(...distances));
}
