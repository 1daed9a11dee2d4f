import type { Num } from '../column.ts';
import { fSf } from '../distributions/fisher-f.ts';
import type { ClusteredPoints } from './clustered-points.ts';

export interface ClusterAnova {
  variable: string;
  /** `null` without degrees of freedom: one cluster, or as many clusters as points. */
  msBetween: Num;
  dfBetween: number;
  msWithin: Num;
  dfWithin: number;
  f: Num;
  pValue: Num;
}

/**
 * Which variables tell the clusters apart, in the clustered metric. The F is for description only: the clusters were
 * chosen to make it large.
 */
export function clusterAnova(
  { n: rows, width, values, weights }: ClusteredPoints,
  variables: readonly string[],
  membership: Int32Array,
  centers: Float64Array,
  /** Σw by cluster; their sizes without weights. */
  sizes: readonly number[],
): ClusterAnova[] {
  const k = sizes.length;
  const dfBetween = k - 1;
  const n = sizes.reduce((sum, size) => sum + size, 0);
  const dfWithin = n - k;
  const squares = new Float64Array(width);
  for (let i = 0; i < rows; i++) {
    const center = membership[i]! * width;
    const weight = weights ? weights[i]! : 1;
    for (let j = 0; j < width; j++) squares[j]! += weight * (values[i * width + j]! - centers[center + j]!) ** 2;
  }
  return variables.map((variable, j) => {
    let sum = 0;
    for (let c = 0; c < k; c++) sum += sizes[c]! * centers[c * width + j]!;
    const mean = sum / n;
    let between = 0;
    for (let c = 0; c < k; c++) between += sizes[c]! * (centers[c * width + j]! - mean) ** 2;
    const within = squares[j]!;
    const msBetween = dfBetween > 0 ? between / dfBetween : null;
    const msWithin = dfWithin > 1e-9 ? within / dfWithin : null;
    // What rounding leaves of equal values is no spread to test against.
    const isTestable = msBetween !== null && msWithin !== null && within > 1e-28 * (between + n * mean * mean);
    const f = isTestable ? msBetween / msWithin : null;
    const pValue = f === null ? null : fSf(f, dfBetween, dfWithin);
    return { variable, msBetween, dfBetween, msWithin, dfWithin, f, pValue };
  });
}
