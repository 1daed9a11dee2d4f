import { describe, expect, test } from 'vitest';
import { type SparseMatrix, sparseFromRows } from './sparse-matrix.ts';
import { truncatedSvd } from './truncated-svd.ts';

const fromRows = (rows: readonly (readonly number[])[]): SparseMatrix =>
  sparseFromRows(
    rows.map(row => new Map(row.flatMap((value, place): [number, number][] => (value === 0 ? [] : [[place, value]])))),
    rows[0]!.length,
  );

const small = [
  [2, 0, 1, 0, 0],
  [0, 3, 0, 0, 1],
  [1, 0, 0, 2, 0],
  [0, 1, 1, 0, 0],
  [0, 0, 0, 1, 2],
  [1, 1, 0, 0, 0],
];

/** 60 × 40, one in seven not zero. */
function large(): number[][] {
  let state = 7;
  const draw = () => {
    // Exact: the product stays below 2⁵³ in parts.
    state = Number((BigInt(state) * 1103515245n + 12345n) % 2147483648n);
    return state / 2 ** 31;
  };
  return Array.from({ length: 60 }, () =>
    Array.from({ length: 40 }, () => {
      const x = draw();
      return x < 0.15 ? 1 + Math.floor(x * 40) : 0;
    }),
  );
}

describe('the truncated SVD', () => {
  test('gives what LAPACK gives', () => {
    const { singularValues, loadings } = truncatedSvd(fromRows(small), 3);
    expect([...singularValues]).toEqual([3.56246552, 2.77342636, 2.37252534].map(value => expect.closeTo(value, 7)));
    const wanted = [
      [0.21389008, 0.87697776, 0.12204081, 0.15505675, 0.38239311],
      [0.71743181, -0.33083007, 0.19396594, 0.5783583, 0.06100775],
      [-0.46692427, -0.20365727, -0.3134595, 0.50193142, 0.6247507],
    ];
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 5; i++) expect(loadings.values[i * 3 + j]).toBeCloseTo(wanted[j]![i]!, 6);
  });

  test('gives the largest of a matrix with more directions than it follows', () => {
    const wanted = [29.476932902833187, 18.275086548588238, 18.097609366156107, 17.22534819331209, 16.944654626958837];
    const { singularValues } = truncatedSvd(fromRows(large()), 5, 3);
    expect([...singularValues]).toEqual(wanted.map(value => expect.closeTo(value, 3)));
  });

  test('is the same for every seed but for the last digits, and turns nothing over', () => {
    const [one, other] = [1, 99].map(seed => truncatedSvd(fromRows(small), 2, seed));
    one!.scores.values.forEach((value, at) => {
      expect(other!.scores.values[at]).toBeCloseTo(value, 6);
    });
    expect(truncatedSvd(fromRows(small), 2, 1)).toEqual(one);
  });

  test('has scores of the lengths that the values say, and takes a matrix of one direction', () => {
    const { singularValues, scores } = truncatedSvd(
      fromRows([
        [1, 2],
        [2, 4],
        [0, 0],
      ]),
      2,
    );
    expect([...singularValues]).toEqual([expect.closeTo(5, 9), expect.closeTo(0, 6)]);
    const length = Math.hypot(...[0, 1, 2].map(row => scores.values[row * 2]!));
    expect(length).toBeCloseTo(5, 9);
    expect(scores.values.every(Number.isFinite)).toBe(true);
  });
});
