import { type FitControl, reportProgress } from '../fit-control.ts';
import { type SeededRandom, seededRandom } from '../random.ts';
import type { ClusteredPoints } from './clustered-points.ts';
import { exchangePoints } from './exchange-points.ts';
import { lloyd, squaredDistance } from './lloyd.ts';
import { startCenters } from './start-centers.ts';

export interface ClusterSummary {
  /** Row-major means. */
  readonly centers: Float64Array;
  readonly sizes: readonly number[];
  /** Σw by cluster; the sizes without weights. */
  readonly masses: readonly number[];
  readonly squares: readonly number[];
  readonly total: number;
}

export interface BestPartition extends ClusterSummary {
  readonly membership: Int32Array;
  readonly isConverged: boolean;
}

/** Above this, single exchanges take long and change nothing that a chart would show. */
const exchangeRows = 10_000;

/** Size of the sample on which a start from many rows warms up. */
const warmRows = 10_000;

/** Up to this many rows every start is followed by a few changes of the best partition so far: they cost next to nothing. */
const swapRows = 2000;
const swapsPerStart = 2;

/**
 * The partition with the smallest sum of squares out of `nStart` seeded starts; `undefined` when there are fewer than k
 * different points. Every k begins with the same seed, so that k alone and k in an elbow give one result.
 */
export function bestPartition(
  points: ClusteredPoints,
  k: number,
  settings: { nStart: number; maxIterations: number; seed: number },
  control?: FitControl,
): BestPartition | undefined {
  const random = seededRandom(settings.seed);
  const swaps = settings.nStart > 1 && points.n <= swapRows ? swapsPerStart : 0;
  let best: BestPartition | undefined;
  for (let start = 0; start < settings.nStart; start++) {
    reportProgress(control, start / settings.nStart);
    const centers = warmStart(points, k, settings.maxIterations, random);
    if (centers.length < k * points.width) return undefined;
    best = better(best, settle(points, centers, settings.maxIterations));
    for (let swap = 0; swap < swaps; swap++) {
      best = better(best, settle(points, swapCenter(points, best.centers, random), settings.maxIterations));
    }
  }
  return best;
}

/**
 * Centres to begin with. Where there are many rows, from a sample on which Lloyd's iterations have already ended: what is
 * left to do on all rows are the last few of them.
 */
function warmStart(points: ClusteredPoints, k: number, maxIterations: number, random: SeededRandom): Float64Array {
  if (points.n > 2 * warmRows) {
    const rows = random.sample(points.n, warmRows);
    const values = new Float64Array(warmRows * points.width);
    rows.forEach((row, i) => {
      values.set(points.values.subarray(row * points.width, (row + 1) * points.width), i * points.width);
    });
    const sample = {
      ...points,
      n: warmRows,
      values,
      ...(points.weights ? { weights: weightsOf(points.weights, rows) } : {}),
    };
    const centers = startCenters(sample, k, random);
    // Too few different points in the sample say nothing about all of them.
    if (centers.length === k * points.width) return lloyd(sample, centers, maxIterations).centers;
  }
  return startCenters(points, k, random);
}

const weightsOf = (weights: Float64Array, rows: readonly number[]) => Float64Array.from(rows, row => weights[row]!);

function better(best: BestPartition | undefined, found: BestPartition): BestPartition {
  return best && found.total >= best.total * (1 - 1e-12) ? best : found;
}

function settle(points: ClusteredPoints, centers: Float64Array, maxIterations: number): BestPartition {
  const rough = lloyd(points, centers, maxIterations);
  const { membership, isConverged } = points.n <= exchangeRows ? exchangePoints(points, rough, maxIterations) : rough;
  return { membership, isConverged, ...withinSquares(points, membership, centers.length / points.width) };
}

/**
 * The best centres so far with one of them moved onto a random point (Fränti's random swap): where there are many clusters,
 * a start from scratch hardly ever gets all of them right at once, a swap repairs one at a time.
 */
function swapCenter({ n, width, values }: ClusteredPoints, centers: Float64Array, random: SeededRandom): Float64Array {
  const swapped = centers.slice();
  const point = random.below(n);
  swapped.set(values.subarray(point * width, (point + 1) * width), random.below(centers.length / width) * width);
  return swapped;
}

/** Means and sums of squares by cluster, afresh from the points: running sums drift. */
export function withinSquares(
  { n, width, values, weights }: ClusteredPoints,
  membership: Int32Array,
  k: number,
): ClusterSummary {
  const centers = new Float64Array(k * width);
  const sizes = new Array<number>(k).fill(0);
  const masses = new Array<number>(k).fill(0);
  for (let i = 0; i < n; i++) {
    const c = membership[i]!;
    const weight = weights ? weights[i]! : 1;
    sizes[c]! += 1;
    masses[c]! += weight;
    for (let j = 0; j < width; j++) centers[c * width + j]! += weight * values[i * width + j]!;
  }
  for (let c = 0; c < k; c++) for (let j = 0; j < width; j++) centers[c * width + j]! /= masses[c]!;
  const squares = new Array<number>(k).fill(0);
  for (let i = 0; i < n; i++) {
    const c = membership[i]!;
    squares[c]! += (weights ? weights[i]! : 1) * squaredDistance(values, i * width, centers, c * width, width);
  }
  return { centers, sizes, masses, squares, total: squares.reduce((sum, square) => sum + square, 0) };
}
