import type { Num } from '../column.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { seededRandom } from '../random.ts';
import type { ClusteredPoints } from './clustered-points.ts';
import { squaredDistance } from './lloyd.ts';

export interface Silhouette {
  /** −1 to 1; `null` with one cluster only. */
  averageSilhouette: Num;
  /** `null` for a cluster of which the sample holds nobody. */
  clusterSilhouette: Num[];
  /** How many rows the silhouettes come from. */
  silhouetteRows: number;
  /** True when these are a seeded sample of the rows. */
  isSilhouetteSampled: boolean;
}

/** All pairs of 5,000 rows are 12.5 million distances; those of 100,000 rows would be 5 billion. */
export const silhouetteLimit = 5000;

export function noSilhouette(k: number): Silhouette {
  const clusterSilhouette = new Array<Num>(k).fill(null);
  return { averageSilhouette: null, clusterSilhouette, silhouetteRows: 0, isSilhouetteSampled: false };
}

/**
 * How much nearer points are to their own cluster than to the next one: s = (b−a)/max(a, b), a being the mean Euclidean
 * distance to the own cluster, b that to the nearest other one; 0 for a point alone. Above 5,000 rows a seeded sample.
 */
export function silhouette(
  points: ClusteredPoints,
  membership: Int32Array,
  k: number,
  seed: number,
  control?: FitControl,
): Silhouette {
  const isSampled = points.n > silhouetteLimit;
  const rows = isSampled ? seededRandom(seed).sample(points.n, silhouetteLimit) : Array.from(membership.keys());
  const clusters = Int32Array.from(rows, row => membership[row]!);
  const sizes = new Int32Array(k);
  for (const cluster of clusters) sizes[cluster]! += 1;
  const said = { silhouetteRows: rows.length, isSilhouetteSampled: isSampled };
  if (sizes.filter(size => size > 0).length < 2) {
    return { ...noSilhouette(k), ...said };
  }
  const distances = clusterDistances(points, rows, clusters, k, control);
  const sums = new Float64Array(k);
  clusters.forEach((cluster, i) => {
    sums[cluster]! += pointSilhouette(distances.subarray(i * k, (i + 1) * k), cluster, sizes);
  });
  return {
    averageSilhouette: sums.reduce((sum, value) => sum + value, 0) / rows.length,
    clusterSilhouette: Array.from(sums, (sum, c) => (sizes[c]! > 0 ? sum / sizes[c]! : null)),
    ...said,
  };
}

/** Each point's summed distance to every cluster; each pair is measured once. */
function clusterDistances(
  { width, values }: ClusteredPoints,
  rows: readonly number[],
  clusters: Int32Array,
  k: number,
  control: FitControl | undefined,
): Float64Array {
  const sums = new Float64Array(rows.length * k);
  for (let a = 0; a < rows.length; a++) {
    if (a % 256 === 0) reportProgress(control, a / rows.length);
    for (let b = a + 1; b < rows.length; b++) {
      const distance = Math.sqrt(squaredDistance(values, rows[a]! * width, values, rows[b]! * width, width));
      sums[a * k + clusters[b]!]! += distance;
      sums[b * k + clusters[a]!]! += distance;
    }
  }
  return sums;
}

function pointSilhouette(sums: Float64Array, own: number, sizes: Int32Array): number {
  if (sizes[own]! < 2) return 0;
  const inside = sums[own]! / (sizes[own]! - 1);
  let outside = Number.POSITIVE_INFINITY;
  for (let c = 0; c < sums.length; c++) {
    if (c !== own && sizes[c]! > 0) outside = Math.min(outside, sums[c]! / sizes[c]!);
  }
  const larger = Math.max(inside, outside);
  return larger > 0 ? (outside - inside) / larger : 0;
}
