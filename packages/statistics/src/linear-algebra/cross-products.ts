import { createMatrix, type DenseMatrix } from './dense-matrix.ts';

/** Rows per block: 25 columns of 512 numbers are 100 kB and stay in a processor's second-level cache. */
const blockRows = 512;

/**
 * XᵀX of columns, or XᵀWX with weights, in one pass over blocks of rows.
 *
 * The columns should be centred first: products of uncentred columns lose the digits in which they differ.
 *
 * @example
 * crossProducts([Float64Array.of(1, 2), Float64Array.of(3, 4)]).values // [5, 11, 11, 25]
 */
export function crossProducts(columns: readonly Float64Array[], weights?: Float64Array): DenseMatrix {
  const size = columns.length;
  const length = columns[0]?.length ?? 0;
  const products = createMatrix(size, size);
  const weighted = weights ? columns.map(() => new Float64Array(Math.min(blockRows, length))) : undefined;
  for (let from = 0; from < length; from += blockRows) {
    const to = Math.min(length, from + blockRows);
    const left = columns.map(column => column.subarray(from, to));
    if (weights && weighted) weighBlock(left, weights.subarray(from, to), weighted);
    addBlock(products.values, weighted ?? left, left, to - from);
  }
  mirrorUpperTriangle(products);
  return products;
}

function weighBlock(block: readonly Float64Array[], weights: Float64Array, target: readonly Float64Array[]): void {
  block.forEach((column, j) => {
    const weighed = target[j]!;
    for (let row = 0; row < column.length; row++) weighed[row] = column[row]! * weights[row]!;
  });
}

function addBlock(
  sums: Float64Array,
  left: readonly Float64Array[],
  right: readonly Float64Array[],
  length: number,
): void {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    const x = left[i]!;
    let j = i;
    // Four columns at once: every value of x is loaded once for four products.
    for (; j + 3 < size; j += 4) {
      const a = right[j]!;
      const b = right[j + 1]!;
      const c = right[j + 2]!;
      const d = right[j + 3]!;
      let sumA = 0;
      let sumB = 0;
      let sumC = 0;
      let sumD = 0;
      for (let row = 0; row < length; row++) {
        const value = x[row]!;
        sumA += value * a[row]!;
        sumB += value * b[row]!;
        sumC += value * c[row]!;
        sumD += value * d[row]!;
      }
      const target = i * size + j;
      sums[target]! += sumA;
      sums[target + 1]! += sumB;
      sums[target + 2]! += sumC;
      sums[target + 3]! += sumD;
    }
    for (; j < size; j++) {
      const y = right[j]!;
      let sum = 0;
      for (let row = 0; row < length; row++) sum += x[row]! * y[row]!;
      sums[i * size + j]! += sum;
    }
  }
}

/** Copies the upper triangle onto the lower one, so that a symmetric matrix may be filled by halves. */
export function mirrorUpperTriangle({ rows: size, values }: DenseMatrix): void {
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) values[i * size + j] = values[j * size + i]!;
}
