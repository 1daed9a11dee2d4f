import type { Num, NumColumns } from '../column.ts';
import { sum } from '../descriptive/moments.ts';
import { requireRange } from '../distributions/domain.ts';
import { type FitControl, partOfControl, reportProgress } from '../fit-control.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { assignRows } from './assign-rows.ts';
import { type BestPartition, bestPartition, withinSquares } from './best-partition.ts';
import { type ClusterAnova, clusterAnova } from './cluster-anova.ts';
import { type ClusteredPoints, readPoints, readWeightedPoints } from './clustered-points.ts';

import { noSilhouette, type Silhouette, silhouette } from './silhouette.ts';

export interface KmeansInput {
  variables: readonly string[];
  data: NumColumns;
  /** The name of a column of `data`. */
  weights?: string;
  settings: {
    k: number;
    standardize: 'none' | 'zscore';
    nStart: number;
    maxIterations: number;
    seed: number;
    /** 0 for no elbow. */
    elbowMaxK: number;
    missing: 'listwise';
    /** False leaves the silhouettes out (`null`). */
    silhouette?: boolean;
  };
}

export interface KmeansResult extends Silhouette {
  n: number;
  /** With weights, as the sums of weights by cluster below. There are no silhouettes then. */
  effectiveN?: number;
  weightedSizes?: number[];
  k: number;
  totalSS: number;
  totalWithinSS: number;
  betweenSS: number;
  /** Clusters in descending order of size. */
  sizes: number[];
  withinSS: number[];
  /** In the clustered metric, and in raw units. */
  centers: number[][];
  centersOriginal: number[][];
  /** With `zscore`: what was taken from each variable, and what it was divided by then. */
  means?: number[];
  standardDeviations?: number[];
  /** Of every row without gaps, 0 for the largest cluster; who weighs nothing goes to the nearest centre. */
  membership: number[];
  anova: ClusterAnova[];
  /** `null` for one cluster, or when the clusters have no spread at all. */
  calinskiHarabasz: Num;
  /** Best total within SS for k = 1, 2, … */
  elbow: number[];
  /** False when the best start ran out of iterations. */
  converged: boolean;
}

/**
 * k-means with seeded k-means++ starts, each followed by Lloyd's iterations and Hartigan's exchanges; the best of
 * `nStart` is kept. CH = (B/(k−1))/(W/(n−k)). With weights, sums of squares and n rest on the effective base. Elbows of more clusters than different points are 0.
 *
 * @example
 * kmeans({ variables: ['x'], data: { x: [1, 2, 9, 10, 11] }, settings: { k: 2, standardize: 'none', nStart: 10,
 *   maxIterations: 100, seed: 1, elbowMaxK: 3, missing: 'listwise' } }).centers // [[10], [1.5]]
 */
export function kmeans(input: KmeansInput, control?: FitControl): KmeansResult {
  const { settings } = input;
  requireWhole('k', settings.k);
  requireWhole('nStart', settings.nStart);
  requireWhole('maxIterations', settings.maxIterations);
  const { variables, data, weights: weightName } = input;
  const points =
    weightName === undefined
      ? readPoints(variables, data, settings.standardize)
      : readWeightedPoints(variables, data, settings.standardize, weightName);
  const base = points.weights ? sum(points.weights) : points.n;
  requireSamples(points.n, settings.k);
  const { k } = settings;
  const runs = settings.elbowMaxK + 2;
  const part = (index: number) => partOfControl(control, index, runs);
  const found = bestPartition(points, k, settings, part(0));
  if (!found)
    throw new StatisticsProblem('too-few-samples', { needed: k, got: countDifferent(points, k), what: 'rows' });
  const { membership, centers, sizes, masses, squares, total } = orderBySize(found, points.width);
  const totalSS = withinSquares(points, new Int32Array(points.n), 1).total;
  const betweenSS = Math.max(0, totalSS - total);
  const elbow = Array.from({ length: settings.elbowMaxK }, (_, i) => {
    if (i === 0) return totalSS;
    if (i + 1 === k) return total;
    return bestPartition(points, i + 1, settings, part(i + 1))?.total ?? 0;
  });
  const quality =
    settings.silhouette === false || points.weights
      ? noSilhouette(k)
      : silhouette(points, membership, k, settings.seed, part(runs - 1));
  reportProgress(control, 1);
  return {
    n: points.n,
    ...(points.weights ? { effectiveN: base } : {}),
    k,
    totalSS,
    totalWithinSS: total,
    betweenSS,
    sizes,
    ...(points.sumWeights === undefined
      ? {}
      : { weightedSizes: masses.map(mass => (mass / base) * points.sumWeights!) }),
    withinSS: squares,
    centers: rowsOf(centers, points.width),
    centersOriginal: rowsOf(rawCenters(points, membership, masses), points.width),
    ...(settings.standardize === 'zscore'
      ? { means: Array.from(points.centres), standardDeviations: Array.from(points.scales) }
      : {}),
    membership: Array.from(assignRows(input, points, membership, centers)),
    anova: clusterAnova(points, input.variables, membership, centers, masses),
    calinskiHarabasz: calinskiHarabasz(betweenSS, total, k, base),
    ...quality,
    elbow,
    converged: found.isConverged,
  };
}

function requireWhole(what: string, value: number): void {
  requireRange(what, Number.isInteger(value) ? value : Number.NaN, 1);
}

/** How many different points the data hold, as far as `enough`. */
function countDifferent({ n, width, values }: ClusteredPoints, enough: number): number {
  const seen = new Set<string>();
  for (let i = 0; i < n && seen.size < enough; i++) seen.add(values.subarray(i * width, (i + 1) * width).join());
  return seen.size;
}

/** Labels 0, 1, … by descending size; among equal sizes the smaller centre first, so that row order does not matter. */
function orderBySize({ membership, centers, sizes, masses, squares, total }: BestPartition, width: number) {
  const compare = (a: number, b: number) => {
    if (sizes[a] !== sizes[b]) return sizes[b]! - sizes[a]!;
    const j = Array.from({ length: width }, (_, j) => j).find(j => centers[a * width + j] !== centers[b * width + j]);
    return j === undefined ? 0 : centers[a * width + j]! - centers[b * width + j]!;
  };
  const order = [...sizes.keys()].sort(compare);
  const label = new Int32Array(sizes.length);
  const ordered = new Float64Array(centers.length);
  order.forEach((cluster, place) => {
    label[cluster] = place;
    ordered.set(centers.subarray(cluster * width, (cluster + 1) * width), place * width);
  });
  return {
    membership: membership.map(cluster => label[cluster]!),
    centers: ordered,
    sizes: order.map(cluster => sizes[cluster]!),
    masses: order.map(cluster => masses[cluster]!),
    squares: order.map(cluster => squares[cluster]!),
    total,
  };
}

function rawCenters({ width, columns, weights }: ClusteredPoints, membership: Int32Array, masses: readonly number[]) {
  const sums = new Float64Array(masses.length * width);
  columns.forEach((column, j) => {
    for (let i = 0; i < column.length; i++)
      sums[membership[i]! * width + j]! += (weights ? weights[i]! : 1) * column[i]!;
  });
  return sums.map((sum, cell) => sum / masses[Math.floor(cell / width)]!);
}

const rowsOf = (values: Float64Array, width: number): number[][] =>
  Array.from({ length: values.length / width }, (_, c) => Array.from(values.subarray(c * width, (c + 1) * width)));

/** Between over within, each by its degrees of freedom. Clusters without width, or one too small to divide by, have none. */
function calinskiHarabasz(betweenSS: number, withinSS: number, k: number, n: number): Num {
  if (k < 2 || !(n - k > 1e-9)) return null;
  const ratio = betweenSS / (k - 1) / (withinSS / (n - k));
  return Number.isFinite(ratio) ? ratio : null;
}
