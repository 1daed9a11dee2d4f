import type { Num } from '../column.ts';
import type { Merge } from './agglomerate.ts';
import type { ClusteredPoints } from './clustered-points.ts';
import { squaredDistance } from './lloyd.ts';

/**
 * How faithfully a tree keeps the distances: the correlation, over all pairs of points, of their distance with the height
 * at which the tree joins them. `null` when either does not vary. Distances are measured again, because keeping them
 * beside the working copy would double the memory.
 */
export function copheneticCorrelation(points: ClusteredPoints, merges: readonly Merge[]): Num {
  const { n, width, values } = points;
  const pairs = (n * (n - 1)) / 2;
  if (pairs < 2) return null;
  // Members of a cluster as a chain: the first one, then each one's follower.
  const next = new Int32Array(n).fill(-1);
  const last = Int32Array.from({ length: n }, (_, i) => i);
  const sizes = new Float64Array(n).fill(1);
  // Shifted by the last height, so that sums of squares keep their digits.
  const shift = merges.at(-1)!.height;
  let sumD = 0;
  let sumH = 0;
  let dd = 0;
  let hh = 0;
  let dh = 0;
  for (const { a, b, height } of merges) {
    const h = height - shift;
    let sum = 0;
    for (let i = a; i >= 0; i = next[i]!) {
      for (let j = b; j >= 0; j = next[j]!) {
        const d = Math.sqrt(squaredDistance(values, i * width, values, j * width, width)) - shift;
        sum += d;
        dd += d * d;
      }
    }
    const count = sizes[a]! * sizes[b]!;
    sumD += sum;
    sumH += h * count;
    hh += h * h * count;
    dh += h * sum;
    next[last[a]!] = b;
    last[a] = last[b]!;
    sizes[a]! += sizes[b]!;
  }
  const spreadD = dd - sumD ** 2 / pairs;
  const spreadH = hh - sumH ** 2 / pairs;
  const smallest = 1e-12 * shift * shift * pairs;
  if (!(spreadD > smallest && spreadH > smallest)) return null;
  return Math.min(1, Math.max(-1, (dh - (sumD * sumH) / pairs) / Math.sqrt(spreadD * spreadH)));
}
