import { describe, expect, test } from 'vitest';
import { getReferenceCase } from '../../test/reference-case.ts';
import { attempt } from '../attempt.ts';
import { type SeededRandom, seededRandom } from '../random.ts';
import { type ClusterEvidenceInput, clusterEvidence } from './cluster-evidence.ts';

const settings: ClusterEvidenceInput['settings'] = {
  standardize: 'zscore',
  mostClusters: 4,
  draws: 39,
  nStart: 1,
  seed: 1,
  mostRows: 600,
};
const point = (value: number) => Math.min(5, Math.max(1, Math.round(3 + value)));

/** Rows of answers made by one rule, some of them with a gap. */
function answersOf(make: (random: SeededRandom) => readonly number[], seed: number, rows = 90) {
  const random = seededRandom(seed);
  const made = Array.from({ length: rows }, () => make(random));
  const data = Object.fromEntries(
    made[0]!.map((_, j) => [`v${j}`, made.map((row, at) => (j === 1 && at % 30 === 0 ? Number.NaN : row[j]!))]),
  );
  return clusterEvidence({ variables: Object.keys(data), data, settings });
}
const timesFound = (make: (random: SeededRandom) => readonly number[]) =>
  Array.from({ length: 15 }, (_, seed) => answersOf(make, seed + 1)).filter(({ pValue }) => pValue < 0.05).length;
const four = [0, 1, 2, 3];

describe('evidence of clusters', () => {
  test.each<[string, (random: SeededRandom) => readonly number[]]>([
    ['answers that have nothing to do with each other', random => four.map(() => 1 + random.below(5))],
    [
      'correlated answers, many at both ends',
      random => {
        const common = 2 * random.normal();
        return four.map(() => point(common + 0.6 * random.normal()));
      },
    ],
    ['one steep number', random => [Math.exp(random.normal())]],
    ['one scale', random => [1 + random.below(5)]],
  ])('is none in %s', (_, make) => {
    expect(timesFound(make)).toBeLessThanOrEqual(2);
  });

  test.each<[string, (random: SeededRandom) => readonly number[]]>([
    [
      'two kinds of people, unequal',
      random => {
        const kind = random.next() < 0.35 ? -1.5 : 1.5;
        return four.map(() => point(kind + 0.8 * random.normal()));
      },
    ],
    ['two humps of one number', random => [random.normal() + (random.next() < 0.5 ? 6 : 0)]],
  ])('is there of %s', (_, make) => {
    expect(timesFound(make)).toBeGreaterThanOrEqual(14);
  });

  test('finds the flowers, on an even part of the rows too, and the same again', () => {
    const { variables, data } = getReferenceCase('km_iris3').input as unknown as ClusterEvidenceInput;
    expect(clusterEvidence({ variables, data, settings })).toEqual({ pValue: 0.025, rows: 150 });
    expect(clusterEvidence({ variables, data, settings: { ...settings, mostRows: 75 } })).toEqual({
      pValue: 0.025,
      rows: 75,
    });
  });

  test('refuses a column that does not vary, and few different points are no clusters', () => {
    const alike = { a: [1, 1, 1, 1], b: [1, 2, 3, 4] };
    expect(attempt(() => clusterEvidence({ variables: ['a', 'b'], data: alike, settings }))).toMatchObject({
      problem: 'constant-column',
    });
    const two = { a: [1, 1, 2, 2], b: [3, 3, 4, 4] };
    expect(clusterEvidence({ variables: ['a', 'b'], data: two, settings }).pValue).toBe(1);
  });
});
