import { createMatrix } from '@wenshu/statistics/blocks';
import { expect, test } from 'vitest';
import { sphericalKMeans } from './spherical-k-means.ts';

const rows = [
  [5, 1, 0],
  [1, 0.3, 0.1],
  [0.2, 2, 0.3],
  [0, 1, 0.4],
  [0.1, 0.2, 3],
  [0, 0.5, 1],
  [1, 1.1, 0],
  [0, 0, 0],
];
const weights = [1, 2, 0.5, 1, 3, 1, 1.5, 4];
const matrix = createMatrix(8, 3, Float64Array.from(rows.flat()));

/** The best of all ways to part the rows: Σ over clusters of the length of their weighted sum. */
function best(count: number, weightOf: (row: number) => number): { cohesion: number; clusters: readonly number[] } {
  const points = rows.slice(0, 7).map(row => row.map(value => value / Math.hypot(...row)));
  let found = { cohesion: -1, clusters: [] as readonly number[] };
  for (let code = 0; code < count ** 7; code++) {
    const clusters = points.map((_, row) => Math.floor(code / count ** row) % count);
    const sums = Array.from({ length: count }, (_, cluster) =>
      [0, 1, 2].map(k =>
        points.reduce((sum, point, row) => sum + (clusters[row] === cluster ? weightOf(row) * point[k]! : 0), 0),
      ),
    );
    const cohesion =
      sums.reduce((sum, one) => sum + Math.hypot(...one), 0) / points.reduce((sum, _, row) => sum + weightOf(row), 0);
    if (cohesion > found.cohesion + 1e-12) found = { cohesion, clusters };
  }
  return found;
}

const partition = (clusters: ArrayLike<number>) =>
  Array.from({ length: 7 }, (_, row) => Array.from({ length: 7 }, (_, other) => clusters[row] === clusters[other]));

test.each([2, 3, 4])('finds the best of all ways to part rows in %i, with and without weights', clusters => {
  const plain = sphericalKMeans(matrix, { clusters });
  expect(plain.cohesion).toBeCloseTo(best(clusters, () => 1).cohesion, 10);
  expect(partition(plain.clusters)).toEqual(partition(best(clusters, () => 1).clusters));
  const weighted = sphericalKMeans(matrix, { clusters, weights });
  expect(weighted.cohesion).toBeCloseTo(best(clusters, row => weights[row]!).cohesion, 10);
});

test('puts the heaviest first, leaves out what points nowhere and repeats itself for a seed', () => {
  const found = sphericalKMeans(matrix, { clusters: 3, weights, seed: 4 });
  const mass = [0, 1, 2].map(cluster =>
    weights.reduce((sum, weight, row) => sum + (found.clusters[row] === cluster ? weight : 0), 0),
  );
  expect(mass).toEqual(mass.toSorted((a, b) => b - a));
  expect(found.clusters[7]).toBe(-1);
  expect(sphericalKMeans(matrix, { clusters: 3, weights, seed: 4 })).toEqual(found);
});

test('refuses more clusters than rows that point somewhere', () => {
  expect(() => sphericalKMeans(matrix, { clusters: 8 })).toThrow('too-few-samples');
});
