import { type FitControl, reportProgress } from '../fit-control.ts';

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
 *
 * What is gone lies infinitely far from everybody, so that a row is read from end to end without asking who is left; the
 * table is packed whenever a quarter of it is gone, because most of the time is spent on waiting for memory.
 */
export function agglomerate(distances: Float64Array, n: number, linkage: Linkage, control?: FitControl): Merge[] {
  if (linkage === 'ward') for (let pair = 0; pair < distances.length; pair++) distances[pair]! *= distances[pair]!;
  const table: Table = {
    distances,
    names: Int32Array.from({ length: n }, (_, i) => i),
    sizes: new Float64Array(n).fill(1),
    rows: new Int32Array(n),
    nearest: new Int32Array(n).fill(-1),
    gaps: new Float64Array(n).fill(Number.POSITIVE_INFINITY),
    stale: new Int32Array(n),
    places: n,
  };
  layRows(table);
  for (let place = 0; place < n - 1; place++) findNearest(table, place);
  const merges: Merge[] = [];
  for (let left = n; left > 1; left--) {
    if (left % 64 === 0) reportProgress(control, 1 - (left / n) ** 2);
    if (left < SPARSE * table.places) pack(table);
    const { a, b, gap } = nearestPair(table);
    merges.push({
      a: table.names[a]!,
      b: table.names[b]!,
      height: linkage === 'ward' ? Math.sqrt(gap) : gap,
    });
    join(table, a, b, linkage);
  }
  return merges;
}

/** Packed below this share of places that are still in use. */
const SPARSE = 0.75;

/** Clusters by place, in the order of their first points. */
interface Table {
  /** Of all pairs of places, row by row; of one that is gone, infinite. */
  readonly distances: Float64Array;
  /** The first points. */
  readonly names: Int32Array;
  /** 0 of one that is gone. */
  readonly sizes: Float64Array;
  /** The pair of places i < j stands at rows[i] + j. */
  readonly rows: Int32Array;
  /** The nearest one after it, and how far that is. */
  readonly nearest: Int32Array;
  readonly gaps: Float64Array;
  /** Room for those that have to look around anew. */
  readonly stale: Int32Array;
  places: number;
}

function layRows({ rows, places }: Table): void {
  for (let place = 0; place < places; place++) rows[place] = place * places - (place * (place + 1)) / 2 - place - 1;
}

function findNearest({ distances, rows, nearest, gaps, places }: Table, place: number): void {
  const row = rows[place]!;
  let best = Number.POSITIVE_INFINITY;
  let found = -1;
  for (let other = place + 1; other < places; other++) {
    const distance = distances[row + other]!;
    if (distance < best) {
      best = distance;
      found = other;
    }
  }
  nearest[place] = found;
  gaps[place] = best;
}

function nearestPair({ nearest, gaps, places }: Table): { a: number; b: number; gap: number } {
  let a = 0;
  let gap = gaps[0]!;
  for (let place = 1; place < places; place++) {
    const own = gaps[place]!;
    if (own < gap) {
      gap = own;
      a = place;
    }
  }
  return { a, b: nearest[a]!, gap };
}

/** The cluster at `b` goes into the one at `a`, which stands before it. */
function join(table: Table, a: number, b: number, linkage: Linkage): void {
  const { distances, sizes, rows, nearest, gaps, stale, places } = table;
  const rowA = rows[a]!;
  const rowB = rows[b]!;
  const between = distances[rowA + b]!;
  const sizeA = sizes[a]!;
  const sizeB = sizes[b]!;
  sizes[b] = 0;
  gaps[b] = Number.POSITIVE_INFINITY;
  let stales = 0;
  for (let other = 0; other < a; other++) {
    const size = sizes[other]!;
    if (size === 0) continue;
    const pair = rows[other]! + a;
    const gone = rows[other]! + b;
    const distance = jointDistance(linkage, distances[pair]!, distances[gone]!, between, sizeA, sizeB, size);
    distances[pair] = distance;
    distances[gone] = Number.POSITIVE_INFINITY;
    // Rounding may put a joint cluster nearer than either part was.
    if (distance < gaps[other]!) {
      gaps[other] = distance;
      nearest[other] = a;
    } else if (nearest[other] === a || nearest[other] === b) stale[stales++] = other;
  }
  distances[rowA + b] = Number.POSITIVE_INFINITY;
  let best = Number.POSITIVE_INFINITY;
  let found = -1;
  for (let other = a + 1; other < places; other++) {
    const size = sizes[other]!;
    if (size === 0) continue;
    const gone = other < b ? rows[other]! + b : rowB + other;
    const distance = jointDistance(linkage, distances[rowA + other]!, distances[gone]!, between, sizeA, sizeB, size);
    distances[rowA + other] = distance;
    if (other < b) {
      distances[gone] = Number.POSITIVE_INFINITY;
      if (nearest[other] === b) stale[stales++] = other;
    }
    if (distance < best) {
      best = distance;
      found = other;
    }
  }
  sizes[a] = sizeA + sizeB;
  nearest[a] = found;
  gaps[a] = best;
  for (let index = 0; index < stales; index++) findNearest(table, stale[index]!);
}

/** Lance and Williams: the distance of the joint cluster from those of its parts. Ward's is on squared distances. */
function jointDistance(
  linkage: Linkage,
  toA: number,
  toB: number,
  between: number,
  sizeA: number,
  sizeB: number,
  size: number,
): number {
  if (linkage === 'ward')
    return ((sizeA + size) * toA + (sizeB + size) * toB - size * between) / (sizeA + sizeB + size);
  if (linkage === 'average') return (sizeA * toA + sizeB * toB) / (sizeA + sizeB);
  if (linkage === 'complete') return toA > toB ? toA : toB;
  return toA < toB ? toA : toB;
}

/** Closes the gaps that those who are gone have left; nobody changes the order. */
function pack(table: Table): void {
  const { distances, names, sizes, rows, nearest, gaps, stale: kept, places } = table;
  let left = 0;
  for (let place = 0; place < places; place++) if (sizes[place]! > 0) kept[left++] = place;
  let pair = 0;
  for (let to = 0; to < left; to++) {
    const row = rows[kept[to]!]!;
    for (let other = to + 1; other < left; other++) distances[pair++] = distances[row + kept[other]!]!;
  }
  const placeOf = new Int32Array(places).fill(-1);
  for (let to = 0; to < left; to++) placeOf[kept[to]!] = to;
  for (let to = 0; to < left; to++) {
    const from = kept[to]!;
    names[to] = names[from]!;
    sizes[to] = sizes[from]!;
    gaps[to] = gaps[from]!;
    nearest[to] = nearest[from]! < 0 ? -1 : placeOf[nearest[from]!]!;
  }
  table.places = left;
  layRows(table);
}
