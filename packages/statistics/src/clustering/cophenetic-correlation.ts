import type { Num } from '../column.ts';
import type { ClusteredPoints } from './clustered-points.ts';
import type { Dendrogram } from './dendrogram.ts';
import { distancesFrom } from './pair-distances.ts';

/**
 * How faithfully a tree keeps the distances: the correlation, over all pairs of points, of their distance with the height
 * at which the tree joins them, which is the highest gap between them in the tree's order. `null` when either does not
 * vary. Distances are measured again, because keeping them beside the working copy would double the memory.
 */
export function copheneticCorrelation(points: ClusteredPoints, { order, gaps }: Dendrogram): Num {
  const { n, width } = points;
  const pairs = (n * (n - 1)) / 2;
  if (pairs < 2) return null;
  const values = new Float64Array(n * width);
  order.forEach((point, place) => {
    values.set(points.values.subarray((point - 1) * width, point * width), place * width);
  });
  const distances = new Float64Array(n);
  // Shifted by the root's height, so that sums of squares keep their digits.
  const shift = gaps.reduce((most, gap) => Math.max(most, gap));
  let sumD = 0;
  let sumH = 0;
  let dd = 0;
  let hh = 0;
  let dh = 0;
  for (let i = 0; i < n - 1; i++) {
    distancesFrom(values, i * width, (i + 1) * width, width, distances, i + 1);
    let height = 0;
    for (let j = i + 1; j < n; j++) {
      if (gaps[j - 1]! > height) height = gaps[j - 1]!;
      const h = height - shift;
      const d = distances[j]! - shift;
      sumD += d;
      sumH += h;
      dd += d * d;
      hh += h * h;
      dh += d * h;
    }
  }
  const spreadD = dd - sumD ** 2 / pairs;
  const spreadH = hh - sumH ** 2 / pairs;
  const smallest = 1e-12 * shift * shift * pairs;
  if (!(spreadD > smallest && spreadH > smallest)) return null;
  return Math.min(1, Math.max(-1, (dh - (sumD * sumH) / pairs) / Math.sqrt(spreadD * spreadH)));
}
