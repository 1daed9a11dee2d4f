import type { ClusteredPoints } from './clustered-points.ts';
import { squaredDistance } from './lloyd.ts';

/**
 * Euclidean distances of all pairs i < j.
 *
 * @example
 * pairDistances({ n: 3, width: 1, values: Float64Array.of(0, 3, 7) }) // [3, 7, 4]
 */
export function pairDistances({ n, width, values }: Pick<ClusteredPoints, 'n' | 'width' | 'values'>): Float64Array {
  const distances = new Float64Array((n * (n - 1)) / 2);
  let pair = 0;
  for (let i = 0; i < n; i++) pair = distancesFrom(values, i * width, (i + 1) * width, width, distances, pair);
  return distances;
}

/**
 * Distances of one point to all points from `first` on, into `target` from `at` on; gives the place after the last one.
 * Two points at a time: their sums do not wait for each other.
 */
export function distancesFrom(
  values: Float64Array,
  point: number,
  first: number,
  width: number,
  target: Float64Array,
  at: number,
): number {
  let place = at;
  let from = first;
  for (; from + width < values.length; from += 2 * width) {
    let a = 0;
    let b = 0;
    for (let j = 0; j < width; j++) {
      const value = values[point + j]!;
      const toA = value - values[from + j]!;
      const toB = value - values[from + width + j]!;
      a += toA * toA;
      b += toB * toB;
    }
    target[place++] = Math.sqrt(a);
    target[place++] = Math.sqrt(b);
  }
  if (from < values.length) target[place++] = Math.sqrt(squaredDistance(values, point, values, from, width));
  return place;
}
