import { describe, expect, it } from 'vitest';
import { presentSlowly } from '../../test/run-kind.ts';
import type { DataVariable, Row } from '../data-set/variable.ts';
import { crossKind } from '../kinds/cross/cross-kind.ts';
import { defaultCrossRequest } from '../kinds/cross/request.ts';
import { differingTables } from './differing-tables.ts';

const coded = (key: string, kept: 'code' | 'codes', options: number): DataVariable => ({
  key,
  name: key,
  label: key,
  kept,
  measure: 'nominal',
  questionId: key,
  categories: Array.from({ length: options }, (_, at) => ({ code: 3 * at + 1, label: `${key} ${at}` })),
});
const questions = [
  ...[coded('two', 'code', 2), coded('five', 'code', 5), coded('rare', 'code', 6), coded('set', 'codes', 5)],
  { key: 'number', name: 'number', label: 'number', kept: 'number', measure: 'scale', questionId: 'number' } as const,
];
const groups = [coded('gender', 'code', 2), coded('region', 'code', 4)];
const variables: readonly DataVariable[] = [
  ...[...questions, ...groups],
  { key: 'w', name: 'w', label: 'w', kept: 'number', measure: 'scale' },
];

/** Mulberry's generator: the same numbers on every machine. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** People whose answers have nothing to do with who they are. Some do not answer; regions are unequal, one is tiny; rare options are rare. */
function noise(seed: number, people: number): readonly Row[] {
  const random = randomOf(seed);
  const pick = (shares: readonly number[]) => {
    let left = random();
    const at = shares.findIndex(share => {
      left -= share;
      return left < 0;
    });
    return 3 * (at < 0 ? shares.length - 1 : at) + 1;
  };
  const orNothing = <T>(value: T) => (random() < 0.05 ? null : value);
  return Array.from({ length: people }, () => ({
    two: orNothing(pick([0.5, 0.5])),
    five: orNothing(pick([0.3, 0.25, 0.2, 0.15, 0.1])),
    rare: orNothing(pick([0.6, 0.3, 0.07, 0.02, 0.009, 0.001])),
    set: orNothing([1, 4, 7, 10, 13].filter((_, at) => random() < [0.6, 0.4, 0.2, 0.05, 0.01][at]!)),
    number: orNothing(Math.round(-1_000 * Math.log(1 - random())) / 10),
    gender: orNothing(pick([0.45, 0.55])),
    region: orNothing(pick([0.6, 0.3, 0.08, 0.02])),
    w: random() < 0.02 ? 0 : 0.5 + random() ** 2 * 2,
  }));
}

const reportOf = (rows: readonly Row[], weight?: string) =>
  differingTables(
    groups.map(({ key }) => {
      const request = {
        ...defaultCrossRequest,
        measures: ['columnPercent'] as const,
        banner: [{ variable: key }],
        rows: questions.map(({ key: variable, kept }) => ({
          variable,
          ...(kept === 'number' && { figuresOnly: true as const }),
        })),
      };
      const data = { rows, variables, ...(weight !== undefined && { weight }) };
      const analysis = { kind: 'cross', derived: {}, request } as const;
      const tables = presentSlowly(crossKind, request, data, 'en').map(exhibit => ({ analysis, exhibit }));
      return { title: key, tables };
    }),
  );
const differingIn = (rows: readonly Row[], weight?: string) =>
  reportOf(rows, weight).map(({ differing }) => differing.map(({ exhibit }) => exhibit.title));

describe('which questions differ by a group', () => {
  const sets = Array.from({ length: 200 }, (_, seed) => seed + 1);

  it.each([
    ['plain', undefined],
    ['weighted', 'w'],
  ])(
    'of 200 sets of noise, at most one in twenty is said to differ: %s',
    (_name, weight) => {
      const found = sets.filter(seed => differingIn(noise(seed, 60 + seed), weight).some(titles => titles.length > 0));
      expect(found.length).toBeLessThanOrEqual(sets.length / 20);
      // Everything was looked at, or the test would pass on nothing.
      expect(reportOf(noise(7, 200), weight).map(({ tested }) => tested)).toEqual([5, 5]);
    },
    120_000,
  );

  /** No man and two of five women: whatever else is noise. */
  const large = (seed: number, change: (row: Row, isWoman: boolean, at: number) => Row): readonly Row[] =>
    noise(seed, 400).map((row, at) => change({ ...row, gender: at % 2 === 0 ? 1 : 4 }, at % 2 === 0, at));
  it.each<[string, (row: Row, isWoman: boolean, at: number) => Row, string]>([
    ['none against two of five', (row, isWoman, at) => ({ ...row, two: isWoman && at % 5 < 2 ? 1 : 4 }), 'two'],
    ['all against three of five', (row, isWoman, at) => ({ ...row, two: isWoman || at % 5 < 3 ? 1 : 4 }), 'two'],
    ['empty cells', (row, isWoman) => ({ ...row, five: isWoman ? 1 : 4 }), 'five'],
    ['an option of a set', (row, isWoman, at) => ({ ...row, set: isWoman && at % 5 < 2 ? [13, 1] : [1] }), 'set'],
    [
      'a number that is 0 of all men',
      (row, isWoman, at) => ({ ...row, number: isWoman ? 30 + (at % 50) : 0 }),
      'number',
    ],
    ['one number each', (row, isWoman) => ({ ...row, number: isWoman ? 40 : 0 }), 'number'],
  ])('a large difference is never missed: %s', (_name, change, wanted) => {
    for (const seed of [11, 12, 13, 14, 15])
      for (const weight of [undefined, 'w']) expect(differingIn(large(seed, change), weight)[0]).toContain(wanted);
  });

  it('is ranked by evidence, whatever the letters', () => {
    const rows = large(21, (row, isWoman, at) => ({
      ...row,
      two: isWoman ? 1 : 4,
      five: isWoman && at % 3 === 0 ? 13 : row.five!,
    }));
    expect(differingIn(rows)[0]!.slice(0, 2)).toEqual(['two', 'five']);
  });

  it('cannot be told where a group has too few people', () => {
    const tiny = noise(31, 90).map((row, at) => ({ ...row, gender: at < 6 ? 1 : 4 }));
    const [gender] = reportOf(tiny);
    expect([gender!.tested, gender!.untested, gender!.differing]).toEqual([0, 5, []]);
  });
});
