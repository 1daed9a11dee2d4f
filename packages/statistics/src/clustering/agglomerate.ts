import { type FitControl, reportProgress } from '../fit-control.ts';
import { pairIndex } from './pair-distances.ts';

export type Linkage = 'ward' | 'average' | 'complete' | 'single';

export interface Merge {
  /** The points by which the two clusters are known: their first ones, a < b. The joint cluster is known by a. */
  readonly a: number;
  readonly b: number;
  readonly height: number;
}

/**
 * Joins the two nearest clusters until one is left. Every cluster remembers its nearest neighbour among those after it,
 * so that a step looks through one list, and only clusters whose neighbour was joined look around anew: about n² steps
 * in all. Of equally near pairs the first in row order is joined, as in R's hclust, whose trees survey data with their
 * many ties would otherwise not give. Writes into `distances`.
 */
export function agglomerate(distances: Float64Array, n: number, linkage: Linkage, control?: FitControl): Merge[] {
  if (linkage === 'ward') for (let pair = 0; pair < distances.length; pair++) distances[pair]! *= distances[pair]!;
  const state: Agglomeration = {
    n,
    distances,
    active: Int32Array.from({ length: n }, (_, i) => i),
    sizes: new Float64Array(n).fill(1),
    nearest: new Int32Array(n),
    gaps: new Float64Array(n).fill(Number.POSITIVE_INFINITY),
  };
  for (let position = 0; position < n - 1; position++) findNearest(state, position, n);
  const merges: Merge[] = [];
  for (let left = n; left > 1; left--) {
    if (left % 64 === 0) reportProgress(control, 1 - (left / n) ** 2);
    const { a, b, gap } = nearestPair(state, left);
    merges.push({ a, b, height: linkage === 'ward' ? Math.sqrt(gap) : gap });
    join(state, a, b, left, linkage);
  }
  return merges;
}

interface Agglomeration {
  readonly n: number;
  readonly distances: Float64Array;
  /** The clusters that are left, ascending. */
  readonly active: Int32Array;
  readonly sizes: Float64Array;
  /** By cluster: the nearest one after it, and how far that is. */
  readonly nearest: Int32Array;
  readonly gaps: Float64Array;
}

function findNearest({ n, distances, active, nearest, gaps }: Agglomeration, position: number, left: number): void {
  const cluster = active[position]!;
  const offset = pairIndex(n, cluster, 0);
  let best = Number.POSITIVE_INFINITY;
  let found = -1;
  for (let other = position + 1; other < left; other++) {
    const distance = distances[offset + active[other]!]!;
    if (distance < best) {
      best = distance;
      found = active[other]!;
    }
  }
  nearest[cluster] = found;
  gaps[cluster] = best;
}

function nearestPair({ active, nearest, gaps }: Agglomeration, left: number): { a: number; b: number; gap: number } {
  let a = active[0]!;
  for (let position = 1; position < left; position++) if (gaps[active[position]!]! < gaps[a]!) a = active[position]!;
  return { a, b: nearest[a]!, gap: gaps[a]! };
}

function join(state: Agglomeration, a: number, b: number, left: number, linkage: Linkage): void {
  const { n, distances, active, sizes, nearest, gaps } = state;
  const between = distances[pairIndex(n, a, b)]!;
  const sizeA = sizes[a]!;
  const sizeB = sizes[b]!;
  const place = active.indexOf(b);
  active.copyWithin(place, place + 1, left);
  for (let position = 0; position < left - 1; position++) {
    const other = active[position]!;
    if (other === a) continue;
    const pairA = other < a ? pairIndex(n, other, a) : pairIndex(n, a, other);
    const toA = distances[pairA]!;
    const toB = distances[other < b ? pairIndex(n, other, b) : pairIndex(n, b, other)]!;
    // Lance and Williams: the distance of the joint cluster from those of its parts. Ward's is on squared distances.
    let distance: number;
    if (linkage === 'ward') {
      const size = sizes[other]!;
      distance = ((sizeA + size) * toA + (sizeB + size) * toB - size * between) / (sizeA + sizeB + size);
    } else if (linkage === 'average') distance = (sizeA * toA + sizeB * toB) / (sizeA + sizeB);
    else if (linkage === 'complete') distance = toA > toB ? toA : toB;
    else distance = toA < toB ? toA : toB;
    distances[pairA] = distance;
    // Rounding may put a joint cluster nearer than either part was.
    if (other < a && distance < gaps[other]!) {
      gaps[other] = distance;
      nearest[other] = a;
    }
  }
  sizes[a] = sizeA + sizeB;
  for (let position = 0; position < left - 1; position++) {
    const cluster = active[position]!;
    if (cluster === a || nearest[cluster] === a || nearest[cluster] === b) findNearest(state, position, left - 1);
  }
}
