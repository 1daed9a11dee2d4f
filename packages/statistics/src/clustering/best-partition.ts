import { type FitControl, reportProgress } from '../fit-control.ts';
import { seededRandom } from '../random.ts';
import type { ClusteredPoints } from './clustered-points.ts';
import { exchangePoints } from './exchange-points.ts';
import { lloyd, squaredDistance } from './lloyd.ts';
import { startCenters } from './start-centers.ts';

export interface ClusterSummary {
  /** Row-major means. */
  readonly centers: Float64Array;
  readonly sizes: readonly number[];
  readonly squares: readonly number[];
  readonly total: number;
}

export interface BestPartition extends ClusterSummary {
  readonly membership: Int32Array;
  readonly isConverged: boolean;
}

/** Above this, single exchanges take long and change nothing that a chart would show. */
const exchangeRows = 10_000;

/**
 * The partition with the smallest sum of squares out of `nStart` seeded starts; `undefined` when there are fewer than k
 * different points. The same seed gives the same starts for every k, so k alone or k in an elbow give one result.
 */
export function bestPartition(
  points: ClusteredPoints,
  k: number,
  settings: { nStart: number; maxIterations: number; seed: number },
  control?: FitControl,
): BestPartition | undefined {
  const random = seededRandom(settings.seed);
  let best: BestPartition | undefined;
  for (let start = 0; start < settings.nStart; start++) {
    reportProgress(control, start / settings.nStart);
    const centers = startCenters(points, k, random);
    if (centers.length < k * points.width) return undefined;
    const rough = lloyd(points, centers, settings.maxIterations);
    const found = points.n <= exchangeRows ? exchangePoints(points, rough, settings.maxIterations) : rough;
    const summary = withinSquares(points, found.membership, k);
    if (!best || summary.total < best.total * (1 - 1e-12)) {
      best = { membership: found.membership, isConverged: found.isConverged, ...summary };
    }
  }
  return best;
}

/** Means and sums of squares by cluster, afresh from the points: running sums drift. */
export function withinSquares(
  { n, width, values }: ClusteredPoints,
  membership: Int32Array,
  k: number,
): ClusterSummary {
  const centers = new Float64Array(k * width);
  const sizes = new Array<number>(k).fill(0);
  for (let i = 0; i < n; i++) {
    const c = membership[i]!;
    sizes[c]! += 1;
    for (let j = 0; j < width; j++) centers[c * width + j]! += values[i * width + j]!;
  }
  for (let c = 0; c < k; c++) for (let j = 0; j < width; j++) centers[c * width + j]! /= sizes[c]!;
  const squares = new Array<number>(k).fill(0);
  for (let i = 0; i < n; i++) {
    const c = membership[i]!;
    squares[c]! += squaredDistance(values, i * width, centers, c * width, width);
  }
  return { centers, sizes, squares, total: squares.reduce((sum, square) => sum + square, 0) };
}
