import { expect, test } from 'vitest';
import { fleissKappa } from './fleiss-kappa.ts';
import type { Ratings } from './ratings.ts';

/** Fleiss (1971), table 1: 30 patients, 6 psychiatrists, 5 diagnoses (depression, personality disorder, schizophrenia, neurosis, other). */
const diagnoses =
  '00060 03003 01401 00006 03030 20400 00402 20310 20040 00006 10050 11040 03300 10050 02031 00501 30012 51000 02040 10203 00006 01050 02013 20040 10041 05010 40002 02040 10500 00006'
    .split(' ')
    .map(row => Array.from(row, Number));

/** 10 units, 14 coders, 5 levels: an example that is worked out by hand in many places; κ 0.210, P̄ 0.378, P̄_e 0.213. */
const worked = [
  [0, 0, 0, 0, 14],
  [0, 2, 6, 4, 2],
  [0, 0, 3, 5, 6],
  [0, 3, 9, 2, 0],
  [2, 2, 8, 1, 1],
  [7, 7, 0, 0, 0],
  [3, 2, 6, 3, 0],
  [2, 5, 3, 2, 2],
  [6, 5, 2, 1, 0],
  [0, 2, 2, 3, 7],
];

const ratingsOf = (counts: readonly (readonly number[])[]): Ratings =>
  counts.map(row => row.flatMap((count, level) => Array.from({ length: count }, () => level + 1)));

/** κ from pairs of coders, counted one by one. */
function byPairs(ratings: Ratings): number {
  const all = ratings.flat();
  const equal = ratings.map(row => {
    const pairs = row.flatMap((one, i) => row.filter((_, j) => j !== i).map(other => Number(one === other)));
    return pairs.reduce((a, b) => a + b, 0) / pairs.length;
  });
  const observed = equal.reduce((a, b) => a + b, 0) / ratings.length;
  const expected =
    all.reduce<number>((sum, one) => sum + all.filter(other => other === one).length, 0) / all.length ** 2;
  return (observed - expected) / (1 - expected);
}

test('gives what Fleiss printed in 1971: κ 0.430, and by diagnosis 0.245, 0.245, 0.520, 0.471, 0.566', () => {
  const found = fleissKappa(ratingsOf(diagnoses));
  expect(found).toMatchObject({ units: 30, coders: 6, leftOut: 0 });
  expect(found.observed).toBeCloseTo(0.556, 3);
  expect(found.expected).toBeCloseTo(0.22, 3);
  expect(found.kappa).toBeCloseTo(0.43, 3);
  // With the error of 1979, which replaced that of the paper.
  expect(found.z).toBeCloseTo(17.652, 2);
  expect(found.levels.map(({ kappa }) => Number(kappa!.toFixed(3)))).toEqual([0.245, 0.245, 0.52, 0.471, 0.566]);
});

test('gives the worked example of fourteen coders, and what a count of pairs gives', () => {
  const found = fleissKappa(ratingsOf(worked));
  expect(found.kappa).toBeCloseTo(0.21, 3);
  expect([found.observed, found.expected].map(share => share.toFixed(3))).toEqual(['0.378', '0.213']);
  for (const counts of [diagnoses, worked])
    expect(fleissKappa(ratingsOf(counts)).kappa).toBeCloseTo(byPairs(ratingsOf(counts)), 12);
});

test('has the error that leaving out one unit after the other gives', () => {
  // One level is rare: whoever gives it moves what chance would agree.
  const ratings: Ratings = Array.from({ length: 200 }, (_, unit) =>
    unit % 10 === 0 ? ['b', 'b', 'b'] : unit % 10 === 1 ? ['a', 'b', 'a'] : ['a', 'a', 'a'],
  );
  const n = ratings.length;
  const without = ratings.map((_, left) => fleissKappa(ratings.filter((_, unit) => unit !== left)).kappa!);
  const mean = without.reduce((a, b) => a + b, 0) / n;
  const jackknife = Math.sqrt((without.reduce((sum, k) => sum + (k - mean) ** 2, 0) * (n - 1)) / n);
  // They differ by some hundredths here, and less the more units there are.
  const { standardError } = fleissKappa(ratings);
  expect(standardError! / jackknife).toBeGreaterThan(0.97);
  expect(standardError! / jackknife).toBeLessThan(1.03);
});

test('leaves out what not all have judged, and says how much', () => {
  const ratings: Ratings = [
    ['a', 'a'],
    ['b', null],
    ['b', 'a'],
    ['b', 'b'],
    [null, null],
  ];
  const found = fleissKappa(ratings);
  expect(found).toMatchObject({ units: 3, leftOut: 2 });
  expect(found.kappa).toBeCloseTo(
    byPairs([
      ['a', 'a'],
      ['b', 'a'],
      ['b', 'b'],
    ]),
    12,
  );
});

test('has no κ where everything got one level, and none for a level that nobody gave', () => {
  expect(
    fleissKappa([
      ['a', 'a'],
      ['a', 'a'],
    ]),
  ).toMatchObject({ kappa: null, interval: null, pValue: null });
  const found = fleissKappa(
    [
      ['a', 'b'],
      ['b', 'b'],
      ['a', 'a'],
    ],
    { levels: ['a', 'b', 'c'] },
  );
  expect(found.levels[2]).toEqual({ level: 'c', share: 0, kappa: null });
});
