import { expect, test } from 'vitest';
import { cohenKappa, type KappaWeights } from './cohen-kappa.ts';
import type { Ratings } from './ratings.ts';

/** The diagnoses of Cohen (1960; weighted in 1968): two raters, three categories, 200 people. */
const cohenTable = [
  [88, 14, 18],
  [10, 40, 10],
  [2, 6, 12],
];
const cohenWeights = [
  [0, 1, 3],
  [1, 0, 6],
  [3, 6, 0],
];

const ratingsOf = (table: readonly (readonly number[])[]): Ratings =>
  table.flatMap((row, i) => row.flatMap((count, j) => Array.from({ length: count }, () => [i, j])));

/** κ straight from its words: how bad the pairs are that there are, against those of everybody of the one with everybody of the other. */
function byPairs(ratings: Ratings, badness: (i: number, j: number) => number): number {
  let [met, possible] = [0, 0];
  for (const [one] of ratings) for (const [, other] of ratings) possible += badness(Number(one), Number(other));
  for (const [one, other] of ratings) met += badness(Number(one), Number(other)) * ratings.length;
  return 1 - met / possible;
}

/** The error of any smooth function of shares of n people, from its slopes. */
function errorBySlopes(table: readonly (readonly number[])[], kappaOf: (p: readonly number[]) => number): number {
  const counts = table.flat();
  const n = counts.reduce((a, b) => a + b, 0);
  const p = counts.map(count => count / n);
  const h = 1e-6;
  const slopes = p.map((_, at) => {
    const moved = (by: number) => kappaOf(p.map((share, i) => (i === at ? share + by : share)));
    return (moved(h) - moved(-h)) / (2 * h);
  });
  const mean = p.reduce((sum, share, i) => sum + share * slopes[i]!, 0);
  const square = p.reduce((sum, share, i) => sum + share * slopes[i]! ** 2, 0);
  return Math.sqrt((square - mean ** 2) / n);
}

const kappaOfShares = (weights: readonly (readonly number[])[]) => (p: readonly number[]) => {
  const size = weights.length;
  const row = (i: number) => p.slice(i * size, (i + 1) * size).reduce((a, b) => a + b, 0);
  const column = (j: number) => p.filter((_, at) => at % size === j).reduce((a, b) => a + b, 0);
  const total = p.reduce((a, b) => a + b, 0);
  let [met, possible] = [0, 0];
  p.forEach((share, at) => {
    const [i, j] = [Math.floor(at / size), at % size];
    met += weights[i]![j]! * share * total;
    possible += weights[i]![j]! * row(i) * column(j);
  });
  return 1 - met / possible;
};

const differ = [
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
];

test('gives the κ of Cohen’s example of 1960, and that of 1968 with its weights', () => {
  expect(cohenKappa(ratingsOf(cohenTable)).kappa).toBeCloseTo(0.492, 3);
  expect(cohenKappa(ratingsOf(cohenTable), { weights: cohenWeights }).kappa).toBeCloseTo(0.348, 3);
});

test.each<[string, KappaWeights, (i: number, j: number) => number]>([
  ['none', 'none', (i, j) => (i === j ? 0 : 1)],
  ['linear', 'linear', (i, j) => Math.abs(i - j)],
  ['quadratic', 'quadratic', (i, j) => (i - j) ** 2],
  ['their own', cohenWeights, (i, j) => cohenWeights[i]![j]!],
])('agrees with a count of all pairs with weights %s', (_, weights, badness) => {
  const ratings = ratingsOf(cohenTable);
  expect(cohenKappa(ratings, { weights }).kappa).toBeCloseTo(byPairs(ratings, badness), 12);
});

test.each([
  ['no weights', 'none' as const, differ],
  ['weights', cohenWeights, cohenWeights],
])('has the error that the slopes of κ give, with %s', (_, weights, matrix) => {
  const { standardError, interval, kappa } = cohenKappa(ratingsOf(cohenTable), { weights, confidence: 0.9 });
  expect(standardError).toBeCloseTo(errorBySlopes(cohenTable, kappaOfShares(matrix)), 7);
  expect(interval!.upper).toBeCloseTo(kappa! + 1.6448536 * standardError!, 6);
  expect(interval!.lower).toBeCloseTo(kappa! - 1.6448536 * standardError!, 6);
});

test('counts only what both judged, and needs no order of levels without weights', () => {
  const ratings: Ratings = [
    ['price', 'price'],
    ['price', null],
    ['staff', 'price'],
    [null, 'staff'],
    ['staff', 'staff'],
  ];
  // Two of three are equal; by chance 1/3·2/3 + 2/3·1/3.
  const kappa = expect.closeTo((2 / 3 - 4 / 9) / (1 - 4 / 9), 12);
  expect(cohenKappa(ratings)).toMatchObject({ units: 3, observed: 2 / 3, kappa });
});

test('has no κ where both say the same of everything, and no spread where they agree throughout', () => {
  expect(
    cohenKappa([
      ['a', 'a'],
      ['a', 'a'],
      ['a', 'a'],
    ]),
  ).toMatchObject({ observed: 1, kappa: null, interval: null });
  expect(
    cohenKappa([
      ['a', 'a'],
      ['b', 'b'],
      ['b', 'b'],
    ]),
  ).toMatchObject({
    kappa: expect.closeTo(1, 12),
    standardError: expect.closeTo(0, 6),
  });
});

test('refuses steps between words without an order, a level outside of the order, and three coders', () => {
  const words: Ratings = [
    ['bad', 'good'],
    ['good', 'good'],
  ];
  expect(() => cohenKappa(words, { weights: 'linear' })).toThrow('invalid-setting');
  expect(() => cohenKappa(words, { levels: ['bad', 'fair'] })).toThrow('unknown-level');
  expect(() => cohenKappa([['bad', 'good', 'good']])).toThrow('unequal-lengths');
  expect(() => cohenKappa([])).toThrow('too-few-samples');
});
