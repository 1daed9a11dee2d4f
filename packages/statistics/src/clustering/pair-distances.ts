import type { ClusteredPoints } from './clustered-points.ts';
import { squaredDistance } from './lloyd.ts';

/** Where the pair i < j stands in a list of all pairs, row by row. */
export function pairIndex(n: number, i: number, j: number): number {
  return i * n - (i * (i + 1)) / 2 + j - i - 1;
}

/**
 * Euclidean distances of all pairs i < j.
 *
 * @example
 * pairDistances({ n: 3, width: 1, values: Float64Array.of(0, 3, 7) }) // [3, 7, 4]
 */
export function pairDistances({ n, width, values }: Pick<ClusteredPoints, 'n' | 'width' | 'values'>): Float64Array {
  const distances = new Float64Array((n * (n - 1)) / 2);
  let pair = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      distances[pair++] = Math.sqrt(squaredDistance(values, i * width, values, j * width, width));
    }
  }
  return distances;
}
