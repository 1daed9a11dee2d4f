import { matrixFromRows } from '../linear-algebra/dense-matrix.ts';
import { symmetricEigen } from '../linear-algebra/symmetric-eigen.ts';
import { ascendingOrder } from '../ordering/ascending-order.ts';
import type { SeededRandom } from '../random.ts';

/** Draws columns of as many rows as the data have, of people who are one group. */
export type DrawOneGroup = (random: SeededRandom) => readonly Float64Array[];

const CALIBRATION_ROWS = 2_000;
const CALIBRATIONS = 4;

/**
 * People like these who are one group: every column has the very values of the data, and columns are as correlated as there, but by one
 * cloud (a Gaussian copula) and by no clusters. Shuffled columns would take any correlation for groups, a normal cloud any flat or steep
 * scale. Of a single column, which would be the data again: spread evenly over their range.
 */
export function oneGroupLike(columns: readonly Float64Array[], random: SeededRandom): DrawOneGroup {
  const sorted = columns.map(column => column.toSorted());
  const [only] = sorted;
  if (only && sorted.length === 1) {
    // A point of a scale stands for what is half a step around it, the ends too.
    const step = (only.at(-1)! - only[0]!) / Math.max(1, new Set(only).size - 1);
    return source => [only.map(() => evenly(only, step / 2, source))];
  }
  const root = calibratedRoot(columns, sorted, random);
  return source => correlated(root, columns[0]!.length, source).map((cloud, j) => ranked(cloud, sorted[j]!));
}

/** A value that somebody has, near a point anywhere between the least and the most, and a little beyond. */
function evenly(sorted: Float64Array, beyond: number, random: SeededRandom): number {
  const [least, most] = [sorted[0]! - beyond, sorted.at(-1)! + beyond];
  const at = least + random.next() * (most - least);
  let [low, high] = [0, sorted.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < at) low = middle + 1;
    else high = middle;
  }
  const below = sorted[Math.max(0, low - 1)]!;
  return at - below < sorted[low]! - at ? below : sorted[low]!;
}

/** Ties and steps weaken a correlation: what the cloud must have is found by trying. */
function calibratedRoot(columns: readonly Float64Array[], sorted: readonly Float64Array[], random: SeededRandom) {
  const wanted = correlations(columns);
  const clouds = columns.map(() => Float64Array.from({ length: CALIBRATION_ROWS }, () => random.normal()));
  const values = sorted.map(column =>
    Float64Array.from(
      { length: CALIBRATION_ROWS },
      (_, at) => column[Math.floor(((at + 0.5) * column.length) / CALIBRATION_ROWS)]!,
    ),
  );
  let assumed = wanted.map(row => [...row]);
  for (let step = 0; step < CALIBRATIONS; step++) {
    const got = correlations(mixed(rootOf(assumed), clouds).map((cloud, j) => ranked(cloud, values[j]!)));
    assumed = assumed.map((row, i) =>
      row.map((r, j) => (i === j ? 1 : Math.min(0.999, Math.max(-0.999, r + wanted[i]![j]! - got[i]![j]!)))),
    );
  }
  return rootOf(assumed);
}

function correlations(columns: readonly Float64Array[]): number[][] {
  const unit = columns.map(column => {
    const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
    const centred = column.map(value => value - mean);
    const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0));
    return length > 0 ? centred.map(value => value / length) : centred;
  });
  return unit.map((a, i) =>
    unit.map((b, j) => (i === j ? 1 : a.reduce((sum, value, row) => sum + value * b[row]!, 0))),
  );
}

/** A square root; where what was assumed is no matrix of correlations, of the nearest that is one. */
function rootOf(matrix: readonly (readonly number[])[]): number[][] {
  const { values, vectors } = symmetricEigen(matrixFromRows(matrix));
  const size = matrix.length;
  const root = matrix.map((_, i) =>
    matrix.map((_row, j) => vectors.values[i * size + j]! * Math.sqrt(Math.max(0, values[j]!))),
  );
  return root.map(row => {
    const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0));
    return row.map(value => (length > 0 ? value / length : 0));
  });
}

const correlated = (root: number[][], rows: number, random: SeededRandom) =>
  mixed(
    root,
    root.map(() => Float64Array.from({ length: rows }, () => random.normal())),
  );

const mixed = (root: number[][], clouds: readonly Float64Array[]): Float64Array[] =>
  root.map(row => clouds[0]!.map((_, at) => row.reduce((sum, part, j) => sum + part * clouds[j]![at]!, 0)));

/** The given values in the order of the cloud's. */
function ranked(cloud: Float64Array, sorted: Float64Array): Float64Array {
  const values = new Float64Array(cloud.length);
  ascendingOrder(cloud).forEach((row, place) => {
    values[row] = sorted[place]!;
  });
  return values;
}
