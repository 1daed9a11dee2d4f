import type { DenseCodes } from '../ordering/dense-codes.ts';

/**
 * Pairs of a table of counts (row-major, possibly weighted) that go the same way in both directions, and those that go
 * opposite ways; each pair counted once.
 *
 * @example
 * tableConcordance([2, 1, 0, 3], 2) // { concordant: 6, discordant: 0 }
 */
export function tableConcordance(
  table: ArrayLike<number>,
  columns: number,
): { concordant: number; discordant: number } {
  const above = new Float64Array(columns);
  let concordant = 0;
  let discordant = 0;
  for (let start = 0; start < table.length; start += columns) {
    let left = 0;
    let right = above.reduce((sum, count) => sum + count, 0);
    for (let j = 0; j < columns; j++) {
      right -= above[j]!;
      concordant += table[start + j]! * left;
      discordant += table[start + j]! * right;
      left += above[j]!;
    }
    for (let j = 0; j < columns; j++) above[j]! += table[start + j]!;
  }
  return { concordant, discordant };
}

/**
 * Concordant minus discordant pairs of two coded columns. Few distinct values, as on rating scales, are counted in a
 * table; many by Knight's merge sort, so that no column needs n² comparisons.
 *
 * @example
 * pairSurplus({ codes: [0, 1, 2], counts: [1, 1, 1] }, { codes: [0, 2, 1], counts: [1, 1, 1] }) // 1
 */
export function pairSurplus(x: DenseCodes, y: DenseCodes): number {
  const columns = y.counts.length;
  if (x.counts.length * columns > Math.max(256, x.codes.length)) return pairSurplusBySorting(x, y);
  const table = new Float64Array(x.counts.length * columns);
  for (let row = 0; row < x.codes.length; row++) table[x.codes[row]! * columns + y.codes[row]!]! += 1;
  const { concordant, discordant } = tableConcordance(table, columns);
  return concordant - discordant;
}

function pairSurplusBySorting(x: DenseCodes, y: DenseCodes): number {
  const n = x.codes.length;
  const height = y.counts.length;
  // One number per row that sorts by x first and by y among equal x; exact below 2^53.
  const keys = Float64Array.from(x.codes, (code, row) => code * height + y.codes[row]!).sort();
  const inOrder = Int32Array.from(keys, key => key % height);
  const pairs = (size: number) => (size * (size - 1)) / 2;
  const tied = (counts: readonly number[]) => counts.reduce((sum, size) => sum + pairs(size), 0);
  let tiedInBoth = 0;
  for (let from = 0, to = 0; from < n; from = to) {
    while (to < n && keys[to] === keys[from]) to += 1;
    tiedInBoth += pairs(to - from);
  }
  return pairs(n) - tied(x.counts) - tied(y.counts) + tiedInBoth - 2 * countInversions(inOrder);
}

/** Sorts in place, bottom up, and counts how many pairs stood the wrong way round. */
function countInversions(values: Int32Array): number {
  let source = values;
  let target: Int32Array = new Int32Array(values.length);
  let inversions = 0;
  for (let width = 1; width < values.length; width *= 2) {
    for (let from = 0; from < values.length; from += 2 * width) {
      const middle = Math.min(from + width, values.length);
      const to = Math.min(from + 2 * width, values.length);
      let left = from;
      let right = middle;
      for (let k = from; k < to; k++) {
        if (left < middle && (right >= to || source[left]! <= source[right]!)) target[k] = source[left++]!;
        else {
          target[k] = source[right++]!;
          inversions += middle - left;
        }
      }
    }
    [source, target] = [target, source];
  }
  return inversions;
}
