import type { ClusteredPoints } from './clustered-points.ts';

export interface Partition {
  readonly membership: Int32Array;
  readonly centers: Float64Array;
  readonly isConverged: boolean;
}

/**
 * Lloyd's iterations: every point to its nearest centre, every centre to the mean of its points, until no point moves.
 * Hamerly's bounds spare most distances: a point that is nearer to its centre than half the way to any other centre, or
 * than a lower bound of its distance to the second nearest, cannot move.
 */
export function lloyd(points: ClusteredPoints, start: Float64Array, maxIterations: number): Partition {
  const state = createState(points, start);
  let isConverged = false;
  for (let iteration = 0; !isConverged && iteration < maxIterations; iteration++) {
    isConverged = assignPoints(points, state) === 0;
    if (!isConverged) moveCenters(points, state);
  }
  return { membership: state.membership, centers: state.centers, isConverged };
}

interface LloydState {
  readonly k: number;
  readonly membership: Int32Array;
  readonly centers: Float64Array;
  readonly sums: Float64Array;
  readonly sizes: Int32Array;
  /** Σw by cluster; the sizes without weights. */
  readonly masses: Float64Array;
  /** At least the distance to the own centre. */
  readonly upper: Float64Array;
  /** At most the distance to the nearest other centre. */
  readonly lower: Float64Array;
}

function createState({ n, width }: ClusteredPoints, start: Float64Array): LloydState {
  const k = start.length / width;
  return {
    k,
    membership: new Int32Array(n).fill(-1),
    centers: start.slice(),
    sums: new Float64Array(k * width),
    sizes: new Int32Array(k),
    masses: new Float64Array(k),
    upper: new Float64Array(n).fill(Number.POSITIVE_INFINITY),
    lower: new Float64Array(n),
  };
}

function assignPoints({ n, width, values, weights }: ClusteredPoints, state: LloydState): number {
  const { k, membership, centers, sums, sizes, masses, upper, lower } = state;
  const reach = halfDistances(centers, k, width);
  const scan: CenterScan = { nearest: 0, best: 0, second: 0 };
  let moved = 0;
  for (let i = 0; i < n; i++) {
    const own = membership[i]!;
    const from = i * width;
    if (own >= 0) {
      const bound = Math.max(reach[own]!, lower[i]!);
      if (upper[i]! <= bound) continue;
      upper[i] = Math.sqrt(squaredDistance(values, from, centers, own * width, width));
      if (upper[i]! <= bound) continue;
    }
    const { nearest, best, second } = scanCenters(values, from, centers, k, width, scan);
    upper[i] = Math.sqrt(best);
    lower[i] = Math.sqrt(second);
    if (nearest === own) continue;
    moved += 1;
    membership[i] = nearest;
    const weight = weights ? weights[i]! : 1;
    sizes[nearest]! += 1;
    masses[nearest]! += weight;
    for (let j = 0; j < width; j++) sums[nearest * width + j]! += weight * values[from + j]!;
    if (own < 0) continue;
    sizes[own]! -= 1;
    masses[own]! -= weight;
    for (let j = 0; j < width; j++) sums[own * width + j]! -= weight * values[from + j]!;
  }
  return moved;
}

interface CenterScan {
  nearest: number;
  /** Squared distances to the nearest and to the second nearest centre. */
  best: number;
  second: number;
}

/** Four centres at a time: their sums do not wait for each other. Fills and gives `scan`, so that nothing is allocated. */
function scanCenters(
  values: Float64Array,
  from: number,
  centers: Float64Array,
  k: number,
  width: number,
  scan: CenterScan,
): CenterScan {
  scan.best = Number.POSITIVE_INFINITY;
  scan.second = Number.POSITIVE_INFINITY;
  let center = 0;
  for (; center + 3 < k; center += 4) {
    const first = center * width;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let j = 0; j < width; j++) {
      const value = values[from + j]!;
      const toA = value - centers[first + j]!;
      const toB = value - centers[first + width + j]!;
      const toC = value - centers[first + 2 * width + j]!;
      const toD = value - centers[first + 3 * width + j]!;
      a += toA * toA;
      b += toB * toB;
      c += toC * toC;
      d += toD * toD;
    }
    note(scan, center, a);
    note(scan, center + 1, b);
    note(scan, center + 2, c);
    note(scan, center + 3, d);
  }
  for (; center < k; center++) note(scan, center, squaredDistance(values, from, centers, center * width, width));
  return scan;
}

function note(scan: CenterScan, center: number, square: number): void {
  if (square < scan.best) {
    scan.second = scan.best;
    scan.best = square;
    scan.nearest = center;
  } else if (square < scan.second) scan.second = square;
}

function moveCenters(points: ClusteredPoints, state: LloydState): void {
  const { k, membership, centers, sums, masses, upper, lower } = state;
  const { width } = points;
  fillEmptyClusters(points, state);
  const shifts = new Float64Array(k);
  for (let c = 0; c < k; c++) {
    // Rounding may leave nothing of a weight beside one a billion times larger.
    if (!(masses[c]! > 0)) continue;
    let square = 0;
    for (let j = 0; j < width; j++) {
      const next = sums[c * width + j]! / masses[c]!;
      square += (next - centers[c * width + j]!) ** 2;
      centers[c * width + j] = next;
    }
    shifts[c] = Math.sqrt(square);
  }
  // Any other centre may have come nearer by as much as the farthest of the others moved.
  const approach = shifts.map((_, own) =>
    shifts.reduce((most, shift, c) => (c === own ? most : Math.max(most, shift)), 0),
  );
  for (let i = 0; i < membership.length; i++) {
    upper[i]! += shifts[membership[i]!]!;
    lower[i]! -= approach[membership[i]!]!;
  }
}

/** A centre that lost all its points takes over the point that is farthest from its own; k clusters stay k. */
function fillEmptyClusters({ n, width, values, weights }: ClusteredPoints, state: LloydState): void {
  const { membership, sums, sizes, masses, upper, lower } = state;
  for (let empty = sizes.indexOf(0); empty >= 0; empty = sizes.indexOf(0)) {
    let farthest = -1;
    for (let i = 0; i < n; i++) {
      if (sizes[membership[i]!]! > 1 && (farthest < 0 || upper[i]! > upper[farthest]!)) farthest = i;
    }
    const from = farthest * width;
    const donor = membership[farthest]!;
    const weight = weights ? weights[farthest]! : 1;
    for (let j = 0; j < width; j++) {
      sums[donor * width + j]! -= weight * values[from + j]!;
      sums[empty * width + j] = weight * values[from + j]!;
    }
    sizes[donor]! -= 1;
    masses[donor]! -= weight;
    sizes[empty] = 1;
    masses[empty] = weight;
    membership[farthest] = empty;
    // The bounds of everybody else did not know of this centre.
    lower.fill(0);
    upper.fill(Number.POSITIVE_INFINITY);
    upper[farthest] = 0;
  }
}

/** Half the distance of every centre to its nearest neighbour. */
function halfDistances(centers: Float64Array, k: number, width: number): Float64Array {
  const half = new Float64Array(k).fill(Number.POSITIVE_INFINITY);
  for (let a = 0; a < k; a++) {
    for (let b = 0; b < k; b++) {
      if (a !== b) {
        half[a] = Math.min(half[a]!, Math.sqrt(squaredDistance(centers, a * width, centers, b * width, width)) / 2);
      }
    }
  }
  return half;
}

export function squaredDistance(a: Float64Array, fromA: number, b: Float64Array, fromB: number, width: number): number {
  let sum = 0;
  for (let j = 0; j < width; j++) {
    const difference = a[fromA + j]! - b[fromB + j]!;
    sum += difference * difference;
  }
  return sum;
}
