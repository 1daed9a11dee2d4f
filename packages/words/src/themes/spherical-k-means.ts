import {
  createMatrix,
  type DenseMatrix,
  type SeededRandom,
  StatisticsProblem,
  seededRandom,
} from '@wenshu/statistics/blocks';

export interface SphericalClusters {
  /** By row: its cluster, the heaviest first; −1 for a row of length 0, which points nowhere. */
  readonly clusters: Int32Array;
  /** Of length 1, a row for each cluster. */
  readonly centers: DenseMatrix;
  /** Cosine of each row with its center; 0 where it has none. */
  readonly closeness: Float64Array;
  /** Σ w·cos, of Σ w: 1 where every row points exactly where its center does. */
  readonly cohesion: number;
}

export interface SphericalSettings {
  readonly clusters: number;
  readonly weights?: ArrayLike<number>;
  readonly seed?: number;
  readonly starts?: number;
}

const MOST_ROUNDS = 100;

/**
 * Parts rows by direction: each belongs to the center with the largest cosine, each center is the mean of its rows brought to length 1, until nothing moves
 * (Dhillon and Modha 2001). Begun several times with a seed, at rows far from those chosen before; the most cohesive is kept.
 *
 * @example
 * sphericalKMeans({ rows: 3, columns: 2, values: [1, 0, 2, 0.1, 0, 1] }, { clusters: 2 }).clusters // [0, 0, 1]
 */
export function sphericalKMeans(rows: DenseMatrix, settings: SphericalSettings): SphericalClusters {
  const { weights, seed = 1, starts = 10 } = settings;
  const points = unitRows(rows);
  const used = points.lengths.flatMap((length, row) => (length > 0 && (weights?.[row] ?? 1) > 0 ? [row] : []));
  if (used.length < settings.clusters)
    throw new StatisticsProblem('too-few-samples', { needed: settings.clusters, got: used.length, what: 'rows' });
  const random = seededRandom(seed);
  let best: Run | undefined;
  for (let start = 0; start < starts; start++) {
    const run = settle(points, chooseStarts(points, used, settings.clusters, weights, random), used, weights);
    if (!best || run.cohesion > best.cohesion + 1e-12) best = run;
  }
  return heaviestFirst(points, best!, weights);
}

interface Points extends DenseMatrix {
  readonly lengths: readonly number[];
}

interface Run {
  readonly centers: DenseMatrix;
  readonly cohesion: number;
}

function unitRows({ rows, columns, values }: DenseMatrix): Points {
  const units = createMatrix(rows, columns, Float64Array.from(values));
  const lengths = Array.from({ length: rows }, (_, row) => makeUnit(units, row));
  return { ...units, lengths };
}

/** Its length, before. */
function makeUnit({ columns, values }: DenseMatrix, row: number): number {
  const part = values.subarray(row * columns, (row + 1) * columns);
  const length = Math.hypot(...part);
  if (length < 1e-12) part.fill(0);
  else
    part.forEach((value, k) => {
      part[k] = value / length;
    });
  return length < 1e-12 ? 0 : length;
}

function cosine(points: DenseMatrix, row: number, centers: DenseMatrix, center: number): number {
  const columns = points.columns;
  let sum = 0;
  for (let k = 0; k < columns; k++) sum += points.values[row * columns + k]! * centers.values[center * columns + k]!;
  return sum;
}

/** Each next start is drawn by how far a row is from the nearest start so far, 1 − cos. */
function chooseStarts(
  points: Points,
  used: readonly number[],
  count: number,
  weights: ArrayLike<number> | undefined,
  random: SeededRandom,
): DenseMatrix {
  const centers = createMatrix(count, points.columns);
  const far = new Float64Array(used.length).fill(1);
  for (let center = 0; center < count; center++) {
    const mass = far.map((distance, at) => distance * (weights?.[used[at]!] ?? 1));
    let left = random.next() * mass.reduce((sum, value) => sum + value, 0);
    let chosen = mass.findIndex(value => {
      left -= value;
      return left < 0;
    });
    if (chosen < 0) chosen = center;
    const row = used[chosen]!;
    centers.values.set(
      points.values.subarray(row * points.columns, (row + 1) * points.columns),
      center * points.columns,
    );
    used.forEach((other, at) => {
      far[at] = Math.min(far[at]!, Math.max(0, 1 - cosine(points, other, centers, center)));
    });
  }
  return centers;
}

function settle(
  points: Points,
  centers: DenseMatrix,
  used: readonly number[],
  weights: ArrayLike<number> | undefined,
): Run {
  const columns = points.columns;
  const belongs = new Int32Array(used.length).fill(-1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let moved = false;
    const sums = createMatrix(centers.rows, columns);
    used.forEach((row, at) => {
      const { center } = nearest(points, row, centers);
      moved ||= center !== belongs[at];
      belongs[at] = center;
      const weight = weights?.[row] ?? 1;
      for (let k = 0; k < columns; k++)
        sums.values[center * columns + k]! += weight * points.values[row * columns + k]!;
    });
    if (!moved) break;
    // A center that lost all its rows stays where it is.
    for (let center = 0; center < centers.rows; center++)
      if (makeUnit(sums, center) > 0)
        centers.values.set(sums.values.subarray(center * columns, (center + 1) * columns), center * columns);
  }
  let [sum, all] = [0, 0];
  for (const row of used) {
    const weight = weights?.[row] ?? 1;
    sum += weight * nearest(points, row, centers).cosine;
    all += weight;
  }
  return { centers, cohesion: sum / all };
}

function nearest(points: DenseMatrix, row: number, centers: DenseMatrix): { center: number; cosine: number } {
  let found = { center: 0, cosine: Number.NEGATIVE_INFINITY };
  for (let center = 0; center < centers.rows; center++) {
    const own = cosine(points, row, centers, center);
    if (own > found.cosine + 1e-12) found = { center, cosine: own };
  }
  return found;
}

function heaviestFirst(points: Points, run: Run, weights: ArrayLike<number> | undefined): SphericalClusters {
  const found = points.lengths.map((length, row) =>
    length > 0 ? nearest(points, row, run.centers) : { center: -1, cosine: 0 },
  );
  const mass = new Float64Array(run.centers.rows);
  found.forEach(({ center }, row) => {
    if (center >= 0) mass[center]! += weights?.[row] ?? 1;
  });
  const order = Array.from(mass, (_, center) => center).sort((a, b) => mass[b]! - mass[a]! || a - b);
  const centers = createMatrix(run.centers.rows, points.columns);
  order.forEach((from, to) => {
    centers.values.set(
      run.centers.values.subarray(from * points.columns, (from + 1) * points.columns),
      to * points.columns,
    );
  });
  return {
    clusters: Int32Array.from(found, ({ center }) => order.indexOf(center)),
    centers,
    closeness: Float64Array.from(found, one => one.cosine),
    cohesion: run.cohesion,
  };
}
