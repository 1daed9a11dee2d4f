import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { type KmeansInput, kmeans } from './kmeans.ts';

/** Points around 4 centres that do not touch each other. */
function blobs(n: number, spread: number, seed = 2) {
  const random = seededRandom(seed);
  const group = Array.from({ length: n }, () => random.below(4));
  const around = (centres: number[]) => group.map(g => centres[g]! + spread * random.normal());
  return { group, x: around([0, 10, 0, 13]), y: around([0, 0, 11, 12]) };
}

const { group, x, y } = blobs(160, 1);
const settings = {
  k: 4,
  standardize: 'none',
  nStart: 60,
  maxIterations: 100,
  seed: 5,
  elbowMaxK: 6,
  missing: 'listwise',
} as const;
const input: KmeansInput = { variables: ['x', 'y'], data: { x, y }, settings };

/** Whether two labellings group the same rows together. */
function expectSamePartition(got: readonly number[], want: readonly number[]): void {
  const pairs = new Set(got.map((label, i) => `${label} ${want[i]}`));
  expect(pairs.size).toBe(new Set(want).size);
  expect(new Set(got).size).toBe(new Set(want).size);
}

describe('k-means', () => {
  const plain = kmeans(input);

  test('finds clusters that are there', () => {
    expectSamePartition(plain.membership, group);
    expect(plain.averageSilhouette).toBeGreaterThan(0.7);
    expect(plain.converged).toBe(true);
    expect(plain).toMatchObject({ silhouetteRows: 160, isSilhouetteSampled: false });
  });

  test('takes the sum of squares apart', () => {
    expect(plain.totalWithinSS + plain.betweenSS).toBeCloseTo(plain.totalSS, 6);
    expect(plain.withinSS.reduce((sum, part) => sum + part, 0)).toBeCloseTo(plain.totalWithinSS, 8);
    const between = plain.anova.reduce((sum, row) => sum + row.msBetween! * row.dfBetween, 0);
    expect(between).toBeCloseTo(plain.betweenSS, 6);
    expect(plain.sizes).toEqual(plain.sizes.toSorted((a, b) => b - a));
  });

  const w = x.map((_, row) => 1 + (row % 3));
  const weigh = (weights: number[], change: Partial<KmeansInput['settings']> = {}, columns = { x, y }) =>
    kmeans({
      variables: ['x', 'y'],
      data: { ...columns, w: weights },
      weights: 'w',
      settings: { ...settings, silhouette: false, ...change },
    });

  test.each(['none', 'zscore'] as const)('knows no scale of weights, and equal ones are none (%s)', standardize => {
    const unweighted = kmeans({ ...input, settings: { ...settings, silhouette: false, standardize } });
    expectClose(
      plainPart(
        weigh(
          w.map(() => 6),
          { standardize },
        ),
      ),
      plainPart(unweighted),
      1e-6,
    );
    const { weightedSizes, ...weighted } = weigh(w, { standardize });
    expectClose(
      {
        ...weigh(
          w.map(weight => 50 * weight),
          { standardize },
        ),
        weightedSizes: [],
      },
      { ...weigh(w, { standardize }), weightedSizes: [] },
      1e-6,
    );
    expect(weightedSizes?.reduce((sum, size) => sum + size, 0)).toBeCloseTo(
      w.reduce((sum, weight) => sum + weight, 0),
      8,
    );
    expect(weighted.effectiveN).toBeLessThan(160);
  });

  test('clusters rows of whole weights like rows given so often', () => {
    const again = (column: number[]) => column.flatMap((value, row) => new Array<number>(w[row]!).fill(value));
    const listed = kmeans({ ...input, data: { x: again(x), y: again(y) } });
    const weighted = weigh(w);
    const share = weighted.effectiveN! / listed.n;
    expectClose(
      weighted.elbow,
      listed.elbow.map(value => value * share),
      1e-6,
    );
    expectSamePartition(again(weighted.membership), listed.membership);
  });

  test('places who weighs nothing at the nearest centre, without listening to them', () => {
    const weights = [...w, 0, 0];
    const { membership, ...more } = weigh(weights, { standardize: 'zscore' }, { x: [...x, 100, 0], y: [...y, 100, 0] });
    const { membership: before, ...fewer } = weigh(w, { standardize: 'zscore' });
    expectClose(more, fewer);
    expect(membership.slice(0, 160)).toEqual(before);
    expect(membership).toHaveLength(162);
    expect(membership[161]).toBe(before[group.indexOf(0)]);
  });

  test('keeps what a saved model needs to place new people', () => {
    const { means, standardDeviations, centers, centersOriginal } = kmeans({
      ...input,
      settings: { ...settings, standardize: 'zscore' },
    });
    expectClose(
      centers.map(center => center.map((value, j) => value * standardDeviations![j]! + means![j]!)),
      centersOriginal,
    );
    expect(plain).not.toHaveProperty('means');
  });

  test('gives an elbow that starts at the total and never rises', () => {
    expect(plain.elbow).toHaveLength(6);
    expect(plain.elbow[0]).toBeCloseTo(plain.totalSS, 8);
    expect(plain.elbow[3]).toBeCloseTo(plain.totalWithinSS, 8);
    plain.elbow.slice(1).forEach((value, i) => {
      expect(value).toBeLessThanOrEqual(plain.elbow[i]!);
    });
  });

  test('does not depend on the order of the rows, nor on a constant added to a column', () => {
    const order = shuffleRows([...x.keys()], 3);
    const shuffled = kmeans({ ...input, data: { x: inOrder(x, order), y: inOrder(y, order) } });
    expectSamePartition(shuffled.membership, inOrder(plain.membership, order));
    expectClose({ ...shuffled, membership: [] }, { ...plain, membership: [] }, 1e-7);
    const moved = kmeans({ ...input, data: { x: x.map(value => value + 1000), y } });
    expectSamePartition(moved.membership, plain.membership);
    expectClose([moved.totalWithinSS, moved.elbow], [plain.totalWithinSS, plain.elbow], 1e-6);
  });

  test('sees twice the rows as twice the sum of squares', () => {
    const doubled = kmeans({ ...input, data: { x: twice(x), y: twice(y) } });
    expectClose(doubled.centers, plain.centers);
    expect(doubled.totalWithinSS).toBeCloseTo(2 * plain.totalWithinSS, 6);
  });

  test('does not see units once standardised, and gives centres in raw units too', () => {
    const zscore = { ...settings, standardize: 'zscore' } as const;
    const standard = kmeans({ ...input, settings: zscore });
    const stretched = kmeans({ ...input, data: { x: x.map(value => 100 * value), y }, settings: zscore });
    expectClose(stretched.centers, standard.centers, 1e-7);
    expectClose(standard.centersOriginal, plain.centers);
  });

  test('gives the same for the same seed, and drops rows with a gap', () => {
    expect(kmeans(input)).toEqual(plain);
    expectClose(kmeans({ ...input, data: { x: [...x, null], y: [...y, 3] } }), plain);
  });

  test('gets from one start where many get, or not as far', () => {
    const one = kmeans({ ...input, settings: { ...settings, nStart: 1, elbowMaxK: 0 } });
    expect(one.totalWithinSS).toBeGreaterThanOrEqual(plain.totalWithinSS - 1e-9);
    expect(one.elbow).toEqual([]);
  });

  test('takes silhouettes above 5,000 rows from a seeded sample and says so', () => {
    const big = blobs(6000, 1);
    const result = kmeans({ ...input, data: big, settings: { ...settings, nStart: 3, elbowMaxK: 0 } });
    expect(result).toMatchObject({ n: 6000, silhouetteRows: 5000, isSilhouetteSampled: true });
    expect(result.averageSilhouette).toBeCloseTo(plain.averageSilhouette!, 1);
  });

  test('finds the same clusters in so many rows that it warms up on a sample', () => {
    const huge = blobs(25_000, 1, 4);
    const result = kmeans({
      ...input,
      data: huge,
      settings: { ...settings, nStart: 4, elbowMaxK: 0, silhouette: false },
    });
    expectSamePartition(result.membership, huge.group);
    expect(result.converged).toBe(true);
  });

  test('leaves silhouettes out when told to', () => {
    const bare = kmeans({ ...input, settings: { ...settings, silhouette: false } });
    expect(bare).toMatchObject({ averageSilhouette: null, silhouetteRows: 0 });
    expect(bare.membership).toEqual(plain.membership);
  });

  test('has no silhouette, no F and no index for one cluster, or for as many as there are points', () => {
    const one = kmeans({ ...input, settings: { ...settings, k: 1 } });
    expect(one).toMatchObject({ averageSilhouette: null, calinskiHarabasz: null, sizes: [160] });
    expect(one.anova[0]).toMatchObject({ msBetween: null, f: null, pValue: null });
    const all = kmeans({ variables: ['x'], data: { x: [1, 5, 9] }, settings: { ...settings, k: 3, elbowMaxK: 5 } });
    expect(all).toMatchObject({ totalWithinSS: 0, calinskiHarabasz: null, averageSilhouette: 0 });
    expect(all.elbow.slice(2)).toEqual([0, 0, 0]);
    const data = { x: [3, 0, 3, 0, 0], y: [0, 0, -3e-162, 1, 0] };
    const thin = kmeans({ variables: ['x', 'y'], data, settings: { ...settings, k: 3, standardize: 'none' } });
    expect(thin.calinskiHarabasz).toBeNull();
  });

  test.each<[string, Partial<KmeansInput>, object]>([
    [
      'more clusters than rows',
      { data: { x: [1, 2], y: [3, 4] } },
      { problem: 'too-few-samples', details: { needed: 4 } },
    ],
    [
      'more clusters than different rows',
      { data: { x: [1, 1, 1, 2, 2], y: [0, 0, 0, 0, 0] } },
      { problem: 'too-few-samples', details: { needed: 4, got: 2 } },
    ],
    [
      'a constant column that is to be standardised',
      { data: { x: x.map(() => 1), y }, settings: { ...settings, standardize: 'zscore' } },
      { problem: 'constant-column', details: { column: 'x' } },
    ],
    ['half a cluster', { settings: { ...settings, k: 2.5 } }, { problem: 'out-of-range' }],
    ['no variables', { variables: [] }, { problem: 'too-few-samples' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => kmeans({ ...input, ...change }))).toMatchObject(problem);
  });

  test('says how far it is and stops when told to', () => {
    const shares: number[] = [];
    kmeans(input, { onProgress: share => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(attempt(() => kmeans(input, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });
});
