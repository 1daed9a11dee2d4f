import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { answerPatterns } from './answer-patterns.ts';
import { searchEvery, searchStepwise } from './search-combinations.ts';
import { type TurfInput, turf } from './turf.ts';

const random = seededRandom(11);
const items = ['a', 'b', 'c', 'd', 'e', 'f'];
const rows = 40;
const chosen = items.map((_, i) => Array.from({ length: rows }, () => (random.next() < 0.1 + 0.08 * i ? 1 : 0)));
const weights = Array.from({ length: rows }, (_, row) => 1 + (row % 4));
const data = { ...Object.fromEntries(items.map((item, i) => [item, chosen[i]!])), w: weights };
const settings: TurfInput['settings'] = { sizes: [1, 2, 3], top: 5, minItems: 1, include: [] };
const search = (change: Partial<TurfInput> = {}) => turf({ items, data, settings, ...change });
const bestOf = (size: number, change: Partial<TurfInput['settings']>) =>
  search({ settings: { ...settings, sizes: [size], ...change } }).sizes[0]!.best;

describe('turf', () => {
  const plain = search();

  test.each([1, 2])('counts those with at least %d of the items by looking at every respondent', minItems => {
    for (const found of bestOf(3, { minItems, top: 20 })) {
      const held = Array.from({ length: rows }, (_, row) =>
        found.items.reduce((sum, item) => sum + chosen[item]![row]!, 0),
      );
      const reached = held.filter(count => count >= minItems);
      expect(found.reach).toBe(reached.length);
      expect(found.frequency).toBe(reached.reduce((sum, count) => sum + count, 0));
      expect(found.averageFrequency).toBe(found.frequency / found.reach);
    }
  });

  test('lists every combination when asked for as many, best reach first, each once', () => {
    const all = bestOf(3, { top: 100 });
    expect(all).toHaveLength(20);
    expect(plain.sizes[2]?.nCombinations).toBe(20);
    expect(new Set(all.map(found => found.items.join())).size).toBe(20);
    const reaches = all.map(found => found.reach);
    expect(reaches).toEqual(reaches.toSorted((a, b) => b - a));
    expect(bestOf(3, { top: 4 })).toEqual(all.slice(0, 4));
  });

  test('keeps included items in every combination', () => {
    const with3 = bestOf(3, { include: ['d'], top: 100 });
    expect(with3).toHaveLength(10);
    expect(with3.every(found => found.items.includes(3))).toBe(true);
    expect(with3).toEqual(bestOf(3, { top: 100 }).filter(found => found.items.includes(3)));
  });

  test('does not depend on the order of rows', () => {
    const order = shuffleRows([...weights.keys()], 3);
    const shuffled = Object.fromEntries(Object.entries(data).map(([name, column]) => [name, inOrder(column, order)]));
    expectClose(search({ data: shuffled, weights: 'w' }), search({ weights: 'w' }));
  });

  test('takes whole weights for so many respondents, in counts', () => {
    const repeated = Object.fromEntries(
      Object.entries(data).map(([name, column]) => [
        name,
        column.flatMap((value, row) => new Array<number>(weights[row]!).fill(value)),
      ]),
    );
    // Errors are those of people, and somebody who weighs twice is one.
    const inCounts = ({ sizes, ...rest }: ReturnType<typeof search>) => ({
      ...rest,
      n: 0,
      effectiveN: 0,
      sizes: sizes.map(size => ({ ...size, lead: size.lead?.percent })),
    });
    expectClose(inCounts(search({ weights: 'w' })), inCounts(search({ data: repeated })));
  });

  test('says how far the best is ahead of the next, by the people whom one of both reaches alone', () => {
    // Of ten, six like a alone, two b alone; one of no weight likes b.
    const few = {
      a: [1, 1, 1, 1, 1, 1, 0, 0, 0, 1],
      b: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
      w: [1, 1, 1, 1, 1, 1, 1, 1, 0, 2],
    };
    const one = { items: ['a', 'b'], data: few, weights: 'w', settings: { ...settings, sizes: [1, 2], top: 1 } };
    const [single, both] = turf(one).sizes;
    expect(single!.best).toHaveLength(1);
    expect(single!.lead).toEqual({ next: [1], percent: 40, z: 4 / Math.sqrt(8) });
    expect(both!.lead).toBeNull();
    const same = turf({ ...one, data: { ...few, a: few.b } }).sizes[0]!;
    expect(same.lead).toEqual({ next: [1], percent: 0, z: 0 });
  });

  test('says nothing of an average when nobody is reached', () => {
    const nobody = search({ items: ['a'], data: { a: [0, 0] }, settings: { ...settings, sizes: [1] } });
    expect(nobody.sizes[0]?.best).toEqual([
      { items: [0], reach: 0, reachPercent: 0, frequency: 0, averageFrequency: null },
    ]);
  });

  test('finds step by step what a whole search finds where items do not depend on each other', () => {
    const task = {
      patterns: answerPatterns(
        chosen.map(column => Float64Array.from(column)),
        new Float64Array(rows).fill(1),
      ),
      fixed: [],
      free: [0, 1, 2, 3, 4, 5],
      minItems: 1,
      top: 3,
      slack: 1e-9,
      progress: () => {},
    };
    expect(searchStepwise(task, 4)).toEqual(searchEvery(task, 4));
  });

  test('says so when there are too many combinations to look at all, and goes step by step', () => {
    const many = Array.from({ length: 60 }, (_, i) => `i${i}`);
    const crowd = Object.fromEntries(
      many.map((item, i) => [item, Array.from({ length: 60 }, (_, row) => (row % 60 === i ? 1 : 0))]),
    );
    const shares: number[] = [];
    const { sizes } = turf(
      { items: many, data: crowd, settings: { ...settings, sizes: [2, 20], top: 2 } },
      { onProgress: share => shares.push(share) },
    );
    expect(sizes.map(size => size.search)).toEqual(['exhaustive', 'stepwise']);
    expect(sizes[1]?.best[0]?.reach).toBe(20);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  const change = (own: Partial<TurfInput['settings']>) => ({ settings: { ...settings, ...own } });
  test.each<[string, Partial<TurfInput>, object]>([
    ['a size beyond the items', change({ sizes: [7] }), { problem: 'out-of-range', details: { what: 'size' } }],
    ['a size below what is included', change({ include: ['a', 'b'] }), { problem: 'out-of-range' }],
    ['half an item', change({ sizes: [1.5] }), { problem: 'invalid-setting', details: { setting: 'size' } }],
    ['an unknown item', change({ include: ['x'] }), { problem: 'unknown-column', details: { column: 'x' } }],
    ['answers beside 0 and 1', { data: { ...data, a: weights } }, { problem: 'out-of-range', details: { what: 'a' } }],
    ['no rows', { data: Object.fromEntries(items.map(item => [item, []])) }, { problem: 'too-few-samples' }],
  ])('refuses %s', (_, own, problem) => {
    expect(attempt(() => search(own))).toMatchObject(problem);
  });
});
