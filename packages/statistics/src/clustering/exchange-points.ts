import type { ClusteredPoints } from './clustered-points.ts';
import { type Partition, squaredDistance } from './lloyd.ts';

/**
 * Hartigan's exchange: a point changes its cluster when that lowers the sum of squares, also where its own centre is the
 * nearest one. A point of weight w saves w·d²·m/(m−w) by leaving a cluster of weight m, and costs w·d²·m/(m+w) by joining one. Finds its way out of
 * partitions in which Lloyd's iterations are stuck.
 */
export function exchangePoints(points: ClusteredPoints, partition: Partition, maxPasses: number): Partition {
  const { n, width, values, weights } = points;
  const membership = partition.membership.slice();
  const centers = partition.centers.slice();
  const sizes = new Int32Array(centers.length / width);
  const masses = new Float64Array(sizes.length);
  membership.forEach((cluster, i) => {
    sizes[cluster]! += 1;
    masses[cluster]! += weights ? weights[i]! : 1;
  });
  let isConverged = false;
  for (let pass = 0; !isConverged && pass < maxPasses; pass++) {
    isConverged = true;
    for (let i = 0; i < n; i++) {
      const own = membership[i]!;
      const target = betterCluster(points, i, own, centers, sizes, masses);
      if (target === own) continue;
      isConverged = false;
      membership[i] = target;
      const weight = weights ? weights[i]! : 1;
      masses[own]! -= weight;
      masses[target]! += weight;
      shiftCenter(centers, own * width, values, i * width, width, -weight / masses[own]!);
      shiftCenter(centers, target * width, values, i * width, width, weight / masses[target]!);
      sizes[own]! -= 1;
      sizes[target]! += 1;
    }
  }
  return { membership, centers, isConverged };
}

function betterCluster(
  { width, values, weights }: ClusteredPoints,
  point: number,
  own: number,
  centers: Float64Array,
  sizes: Int32Array,
  masses: Float64Array,
): number {
  if (sizes[own]! < 2) return own;
  const from = point * width;
  const weight = weights ? weights[point]! : 1;
  // A cluster that is this point and a rounding error stays one.
  if (!(masses[own]! - weight > 1e-12 * masses[own]!)) return own;
  // The margin keeps rounding from moving a point to and fro.
  let best =
    (squaredDistance(values, from, centers, own * width, width) * masses[own]! * (1 - 1e-10)) / (masses[own]! - weight);
  let target = own;
  for (let c = 0; c < sizes.length; c++) {
    if (c === own) continue;
    const cost = (squaredDistance(values, from, centers, c * width, width) * masses[c]!) / (masses[c]! + weight);
    if (cost < best) {
      best = cost;
      target = c;
    }
  }
  return target;
}

function shiftCenter(
  centers: Float64Array,
  center: number,
  values: Float64Array,
  from: number,
  width: number,
  share: number,
): void {
  for (let j = 0; j < width; j++) centers[center + j]! += share * (values[from + j]! - centers[center + j]!);
}
