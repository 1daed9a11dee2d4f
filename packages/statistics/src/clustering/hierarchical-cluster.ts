import type { Num, NumColumns } from '../column.ts';
import { requireRange } from '../distributions/domain.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { agglomerate, type Linkage, type Merge } from './agglomerate.ts';
import { readPoints } from './clustered-points.ts';
import { copheneticCorrelation } from './cophenetic-correlation.ts';
import { cutMembership, dendrogram } from './dendrogram.ts';
import { pairDistances } from './pair-distances.ts';

export interface HierarchicalInput {
  variables: readonly string[];
  data: NumColumns;
  settings: {
    method: Linkage;
    distance: 'euclidean';
    standardize: 'none' | 'zscore';
    cutK: readonly number[];
  };
}

export interface ClusterCut {
  k: number;
  /** Of every row without gaps. */
  membership: number[];
  sizes: number[];
}

export interface HierarchicalResult {
  n: number;
  heights: number[];
  merge: number[][];
  order: number[];
  /** Ward only: the running sum of h²/2, which SPSS calls agglomeration coefficients. */
  wardCoefficients?: number[];
  /** Only where the cut is unique: two merges at the same height cannot be told apart. */
  cuts: ClusterCut[];
  /** `null` when all distances are the same. */
  copheneticCorrelation: Num;
}

/** All pairs of 10,000 rows take 400 MB. */
const largestN = 10_000;

/**
 * A tree of clusters. Ward's method is Ward.D2: Euclidean distances, a merge's height is √(2·increase of the sum of
 * squares); the others join by the mean (average), largest (complete) or smallest (single) distance.
 *
 * @example
 * hierarchicalCluster({ variables: ['x'], data: { x: [1, 2, 9] }, settings: { method: 'average', distance: 'euclidean',
 *   standardize: 'none', cutK: [2] } }).heights // [1, 7.5]
 */
export function hierarchicalCluster(input: HierarchicalInput, control?: FitControl): HierarchicalResult {
  const { method, standardize, cutK } = input.settings;
  const points = readPoints(input.variables, input.data, standardize);
  const { n } = points;
  requireRange('rows', n, 2, largestN);
  for (const k of cutK) requireRange('cutK', Number.isInteger(k) ? k : Number.NaN, 1, n);
  reportProgress(control, 0);
  const merges = agglomerate(pairDistances(points), n, method, control);
  const heights = merges.map(merge => merge.height);
  const tree = dendrogram(merges, n);
  const correlation = copheneticCorrelation(points, tree);
  reportProgress(control, 1);
  return {
    n,
    heights,
    merge: tree.merge,
    order: tree.order,
    ...(method === 'ward' ? { wardCoefficients: halfSquares(heights) } : {}),
    cuts: cutK.filter(k => isUniqueCut(heights, n, k)).map(k => cut(merges, n, k)),
    copheneticCorrelation: correlation,
  };
}

function halfSquares(heights: readonly number[]): number[] {
  let sum = 0;
  return heights.map(height => {
    sum += height ** 2 / 2;
    return sum;
  });
}

/** The last merge that is done must be lower than the first one that is not. */
function isUniqueCut(heights: readonly number[], n: number, k: number): boolean {
  if (k === 1) return true;
  const below = k === n ? 0 : heights[n - k - 1]!;
  return heights[n - k]! > below * (1 + 1e-12);
}

function cut(merges: readonly Merge[], n: number, k: number): ClusterCut {
  const membership = cutMembership(merges, n, k);
  const sizes = new Array<number>(k).fill(0);
  for (const cluster of membership) sizes[cluster]! += 1;
  return { k, membership, sizes };
}
