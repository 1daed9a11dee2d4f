import { createMatrix, type DenseMatrix } from './dense-matrix.ts';

/** Rows per block: 25 columns of 512 numbers are 100 kB and stay in a processor's second-level cache. */
const blockRows = 512;

/**
 * XᵀX of columns, or XᵀWX with weights, in one pass over blocks of rows.
 *
 * Products of uncentred columns lose the digits in which they differ: the columns should be centred first, or be taken around
 * centres, block by block, which makes no second copy of long columns.
 *
 * @example
 * crossProducts([Float64Array.of(1, 2), Float64Array.of(3, 4)]).values // [5, 11, 11, 25]
 */
export function crossProducts(
  columns: readonly Float64Array[],
  weights?: Float64Array,
  centres?: Float64Array,
): DenseMatrix {
  const size = columns.length;
  const length = columns[0]?.length ?? 0;
  const products = createMatrix(size, size);
  const room = () => columns.map(() => new Float64Array(Math.min(blockRows, length)));
  const centred = centres ? room() : undefined;
  const weighted = weights ? room() : undefined;
  for (let from = 0; from < length; from += blockRows) {
    const to = Math.min(length, from + blockRows);
    const block = columns.map(column => column.subarray(from, to));
    if (centres && centred) centreBlock(block, centres, centred);
    const right = centred ?? block;
    if (weights && weighted) weighBlock(right, weights.subarray(from, to), weighted);
    addBlock(products.values, weighted ?? right, right, to - from);
  }
  mirrorUpperTriangle(products);
  return products;
}

function centreBlock(block: readonly Float64Array[], centres: Float64Array, target: readonly Float64Array[]): void {
  block.forEach((column, j) => {
    const centre = centres[j]!;
    const centred = target[j]!;
    for (let row = 0; row < column.length; row++) centred[row] = column[row]! - centre;
  });
}

function weighBlock(block: readonly Float64Array[], weights: Float64Array, target: readonly Float64Array[]): void {
  block.forEach((column, j) => {
    const weighed = target[j]!;
    for (let row = 0; row < weights.length; row++) weighed[row] = column[row]! * weights[row]!;
  });
}

/** Two columns by four at a time: six loads make eight products, and there are registers for as many sums. */
function addBlock(
  sums: Float64Array,
  left: readonly Float64Array[],
  right: readonly Float64Array[],
  length: number,
): void {
  const size = right.length;
  for (let i = 0; i < size; i += 2) {
    // The last of an odd number goes with itself, and what that gives is not kept.
    const k = Math.min(i + 1, size - 1);
    const x = left[i]!;
    const y = left[k]!;
    let j = i;
    for (; j + 3 < size; j += 4) {
      const a = right[j]!;
      const b = right[j + 1]!;
      const c = right[j + 2]!;
      const d = right[j + 3]!;
      let xa = 0;
      let xb = 0;
      let xc = 0;
      let xd = 0;
      let ya = 0;
      let yb = 0;
      let yc = 0;
      let yd = 0;
      for (let row = 0; row < length; row++) {
        const inX = x[row]!;
        const inY = y[row]!;
        const inA = a[row]!;
        const inB = b[row]!;
        const inC = c[row]!;
        const inD = d[row]!;
        xa += inX * inA;
        xb += inX * inB;
        xc += inX * inC;
        xd += inX * inD;
        ya += inY * inA;
        yb += inY * inB;
        yc += inY * inC;
        yd += inY * inD;
      }
      addFour(sums, i * size + j, xa, xb, xc, xd);
      if (k > i) addFour(sums, k * size + j, ya, yb, yc, yd);
    }
    for (; j < size; j++) {
      const a = right[j]!;
      let xa = 0;
      let ya = 0;
      for (let row = 0; row < length; row++) {
        xa += x[row]! * a[row]!;
        ya += y[row]! * a[row]!;
      }
      sums[i * size + j]! += xa;
      if (k > i) sums[k * size + j]! += ya;
    }
  }
}

function addFour(sums: Float64Array, at: number, a: number, b: number, c: number, d: number): void {
  sums[at]! += a;
  sums[at + 1]! += b;
  sums[at + 2]! += c;
  sums[at + 3]! += d;
}

/** Copies the upper triangle onto the lower one, so that a symmetric matrix may be filled by halves. */
export function mirrorUpperTriangle({ rows: size, values }: DenseMatrix): void {
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) values[i * size + j] = values[j * size + i]!;
}
