import type { NumColumns } from '../column.ts';
import { requireRange } from '../distributions/domain.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { seededRandom } from '../random.ts';
import { bestPartition, withinSquares } from './best-partition.ts';
import { type ClusteredPoints, readPoints } from './clustered-points.ts';
import { oneGroupLike } from './reference-groups.ts';

export interface ClusterEvidenceInput {
  variables: readonly string[];
  data: NumColumns;
  settings: {
    standardize: 'none' | 'zscore';
    /** Tried from 2 clusters up to these. */
    mostClusters: number;
    /** Of people who are one group. */
    draws: number;
    nStart: number;
    seed: number;
    /** Of more rows an even part is looked at. */
    mostRows: number;
  };
}

export interface ClusterEvidence {
  /** How often one group like these people looks as clustered, at whichever number of clusters does most. At least 1/(draws + 1). */
  pValue: number;
  /** How many rows it comes from. */
  rows: number;
}

/**
 * Whether there are clusters at all. As the gap statistic does, what k clusters leave is held against draws of people who are one group:
 * log W_k/W_1, standardised over data and draws for every k; the largest over all k is the figure that is ranked. Draws have the data's own
 * values and correlations (see `oneGroupLike`), so that neither noise nor correlated answers count as groups.
 *
 * Eight people in two corners are no evidence: one group with the same answers would often look so.
 *
 * @example
 * clusterEvidence({ variables: ['x', 'y'], data: { x: [1, 2, 1, 2, 8, 9, 8, 9], y: [1, 2, 2, 1, 9, 8, 8, 9] }, settings: {
 *   standardize: 'none', mostClusters: 2, draws: 19, nStart: 2, seed: 1, mostRows: 100 } }).pValue // 0.9
 */
export function clusterEvidence(input: ClusterEvidenceInput, control?: FitControl): ClusterEvidence {
  const { standardize, mostClusters, draws, nStart, seed, mostRows } = input.settings;
  requireRange('draws', draws, 1);
  requireRange('mostClusters', mostClusters, 2);
  const points = thinned(readPoints(input.variables, input.data, standardize), mostRows);
  const { n, width } = points;
  const columns = Array.from({ length: width }, (_, j) =>
    Float64Array.from({ length: n }, (_row, i) => points.values[i * width + j]!),
  );
  const random = seededRandom(seed);
  const draw = oneGroupLike(columns, random);
  const settings = { nStart, maxIterations: 50, seed };
  const left = (given: ClusteredPoints) => {
    const whole = withinSquares(given, new Int32Array(n), 1).total;
    return Array.from({ length: mostClusters - 1 }, (_, at) => {
      const within = bestPartition(given, at + 2, settings)?.total ?? 0;
      return within > 0 ? Math.log(within / whole) : null;
    });
  };
  const all = [left(points)];
  for (let at = 0; at < draws; at++) {
    reportProgress(control, at / draws);
    all.push(left({ ...points, values: rowMajor(draw(random), n) }));
  }
  const figures = standardised(all);
  const asClustered = figures.slice(1).filter(figure => figure >= figures[0]! - 1e-12).length;
  return { pValue: (1 + asClustered) / (1 + draws), rows: n };
}

function thinned(points: ClusteredPoints, most: number): ClusteredPoints {
  const { n, width, values } = points;
  if (n <= most) return points;
  const taken = new Float64Array(most * width);
  for (let at = 0; at < most; at++) {
    const row = Math.floor((at * n) / most);
    taken.set(values.subarray(row * width, (row + 1) * width), at * width);
  }
  return { ...points, n: most, values: taken };
}

function rowMajor(columns: readonly Float64Array[], n: number): Float64Array {
  const values = new Float64Array(n * columns.length);
  columns.forEach((column, j) => {
    for (let i = 0; i < n; i++) values[i * columns.length + j] = column[i]!;
  });
  return values;
}

/** By draw: how far below the others it lies at the number of clusters where it does most. Numbers at which some have nothing left say nothing. */
function standardised(all: readonly (readonly (number | null)[])[]): number[] {
  const places = all[0]!.flatMap((_, at) => {
    const values = all.flatMap(one => one[at] ?? []);
    if (values.length < all.length) return [];
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return deviation > 1e-12 ? [{ at, mean, deviation }] : [];
  });
  return all.map(one => Math.max(0, ...places.map(({ at, mean, deviation }) => (mean - one[at]!) / deviation)));
}
