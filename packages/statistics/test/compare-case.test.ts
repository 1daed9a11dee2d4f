import { describe, expect, test } from 'vitest';
import { compareCase } from './compare-case.ts';
import type { CompareMode, ReferenceCase } from './reference-case.ts';

const differencesOf = (got: unknown, want: unknown, mode?: CompareMode) =>
  compareCase(
    {
      name: 'made up',
      function: 'none',
      source: 'here',
      input: {},
      expected: { part: want },
      tolerance: { abs: 1e-6, rel: 1e-6 },
      ...(mode ? { compare: { part: mode } } : {}),
    } satisfies ReferenceCase,
    { part: got },
  );

describe('compareCase', () => {
  test.each<[string, unknown, unknown, CompareMode | undefined]>([
    ['a number outside the tolerance', 1.1, 1, undefined],
    ['NaN where nothing is wanted', Number.NaN, null, undefined],
    ['a number where nothing is wanted', 0, null, undefined],
    ['a missing field', undefined, { a: 1 }, undefined],
    ['a longer array', [1, 2], [1], undefined],
    ['a shorter prefix', [1], [1, 2], 'prefix'],
    ['a mirrored element inside a column', [[1], [-2]], [[1], [2]], 'signColumns'],
    [
      'columns in another order when only signs are free',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [2, 1],
        [4, 3],
      ],
      'signColumns',
    ],
    [
      'a column used twice',
      [
        [1, 2],
        [1, 2],
      ],
      [
        [1, 1],
        [1, 1],
      ],
      'signPermuteColumns',
    ],
    ['another grouping', [0, 0, 1], [5, 6, 6], 'partition'],
    ['other members', [['a'], ['b', 'c']], [['a', 'b'], ['c']], 'setOfSets'],
    ['a sum above its bound', 3, 2, 'upperBound'],
    ['a number below its bound', 1, 2, 'lowerBound'],
    ['a number beside its band', 3, [1, 2], 'between'],
    ['another number where one may be left out', 3, 2, 'optional'],
  ])('sees %s', (_, got, want, mode) => {
    expect(differencesOf(got, want, mode)).not.toEqual([]);
  });

  test.each<[string, unknown, unknown, CompareMode | undefined]>([
    ['a number within the tolerance', 1 + 1e-7, 1, undefined],
    ['nothing where a part may be left out', undefined, { a: 1 }, 'optional'],
    ['a typed array', Float64Array.of(1, 2), [1, 2], undefined],
    [
      'mirrored columns',
      [
        [-1, 2],
        [-3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
      'signColumns',
    ],
    [
      'mirrored and exchanged columns',
      [
        [2, -1],
        [4, -3],
      ],
      [
        [1, 2],
        [3, 4],
      ],
      'signPermuteColumns',
    ],
    ['rows in another order', [[3], [1]], [[1], [3]], 'permuteRows'],
    ['other labels for the same grouping', [7, 7, 3], [0, 0, 1], 'partition'],
    ['a number inside its band', 1.5, [1, 2], 'between'],
    ['the beginning of a longer array', [1, 2, 3], [1, 2], 'prefix'],
  ])('accepts %s', (_, got, want, mode) => {
    expect(differencesOf(got, want, mode)).toEqual([]);
  });

  test('gives a part its own tolerance, and the one that names it most closely', () => {
    const reference: ReferenceCase = {
      name: 'made up',
      function: 'none',
      source: 'here',
      input: {},
      expected: { band: { low: 1, high: 2 }, exact: 1 },
      tolerance: { abs: 1e-6, rel: 0 },
      tolerances: { band: { abs: 0.5, rel: 0 }, 'band.high': { abs: 0.1, rel: 0 } },
    };
    expect(compareCase(reference, { band: { low: 1.4, high: 2.05 }, exact: 1 })).toEqual([]);
    expect(compareCase(reference, { band: { low: 1.6, high: 2.4 }, exact: 1.1 })).toHaveLength(3);
  });
});
