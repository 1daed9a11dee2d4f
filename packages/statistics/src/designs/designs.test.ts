import { describe, expect, test } from 'vitest';
import { attempt } from '../attempt.ts';
import { balancePositions } from './balance-positions.ts';
import { cbcDesign } from './cbc-design.ts';
import { checkCbcDesign } from './check-cbc-design.ts';
import { cpcDesign } from './cpc-design.ts';
import { isProhibited } from './design-attributes.ts';
import { maxDiffDesign } from './max-diff-design.ts';

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const attribute = (name: string, count: number) => ({
  name,
  levels: Array.from({ length: count }, (_, i) => `${name}${i}`),
});

describe('a MaxDiff design', () => {
  test.each([
    [7, 3, 7, 1],
    [12, 4, 9, 6],
    [15, 5, 9, 10],
    [20, 4, 15, 20],
    [10, 3, 8, 5],
  ])('of %i items, %i at a time, in %i tasks and %i versions is balanced', (items, itemsPerTask, tasks, versions) => {
    const design = maxDiffDesign({ items, itemsPerTask, tasks, versions, seed: 3 });
    for (const version of design.versions) {
      expect(version).toHaveLength(tasks);
      const counts = new Array<number>(items).fill(0);
      for (const task of version) {
        expect(new Set(task).size).toBe(itemsPerTask);
        for (const item of task) counts[item]! += 1;
      }
      expect(spread(counts), 'items inside a version').toBeLessThanOrEqual(1);
    }
    expect(spread(design.itemCounts), 'items over all versions').toBeLessThanOrEqual(1);
    for (const counts of design.positionCounts) expect(spread(counts), 'positions').toBeLessThanOrEqual(1);
    const pairs = design.pairCounts.flatMap((row, a) => row.slice(a + 1));
    const mean = pairs.reduce((sum, count) => sum + count, 0) / pairs.length;
    for (const count of pairs) expect(Math.abs(count - mean), 'pairs').toBeLessThanOrEqual(Math.max(2, 0.35 * mean));
  });

  test('of 7 items by 3 in 7 tasks shows every pair exactly once', () => {
    const { pairCounts } = maxDiffDesign({ items: 7, itemsPerTask: 3, tasks: 7, versions: 1, seed: 1 });
    expect(pairCounts.flatMap((row, a) => row.slice(a + 1))).toEqual(new Array<number>(21).fill(1));
  });

  test('is the same for the same seed and another one for another', () => {
    const build = (seed: number) => maxDiffDesign({ items: 12, itemsPerTask: 4, tasks: 9, versions: 3, seed });
    expect(build(1)).toEqual(build(1));
    expect(build(2).versions).not.toEqual(build(1).versions);
  });

  test('refuses what cannot be shown, and stops when told to', () => {
    const base = { items: 12, itemsPerTask: 4, tasks: 9, versions: 3, seed: 1 };
    expect(attempt(() => maxDiffDesign({ ...base, itemsPerTask: 13 }))).toMatchObject({ problem: 'out-of-range' });
    expect(attempt(() => maxDiffDesign({ ...base, items: 1 }))).toMatchObject({ problem: 'out-of-range' });
    expect(attempt(() => maxDiffDesign(base, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });

  test('puts any tasks into an order that balances positions', () => {
    const tasks = Array.from({ length: 12 }, (_, task) =>
      [0, 1, 2, 3].map(step => (task + step * (1 + (task % 2))) % 8),
    );
    const counts = Array.from({ length: 8 }, () => [0, 0, 0, 0]);
    balancePositions(tasks).forEach((task, t) => {
      expect(task.toSorted()).toEqual(tasks[t]!.toSorted());
      task.forEach((item, position) => {
        counts[item]![position]! += 1;
      });
    });
    for (const own of counts) expect(spread(own)).toBeLessThanOrEqual(1);
  });
});

describe('a choice design', () => {
  const attributes = [attribute('brand', 4), attribute('size', 3), attribute('price', 4), attribute('label', 2)];
  const base = { attributes, alternatives: 4, tasks: 12, versions: 3, seed: 5 };
  const prohibitions = [
    [
      { attribute: 0, level: 0 },
      { attribute: 2, level: 3 },
    ],
    [
      { attribute: 0, level: 3 },
      { attribute: 1, level: 0 },
    ],
  ];

  test('shows all levels of an attribute equally often and is efficient', () => {
    const design = cbcDesign(base);
    expect(design.faults).toEqual([]);
    for (const counts of design.levelCounts) expect(spread(counts)).toBeLessThanOrEqual(1);
    expect(design.dEfficiency).toBeGreaterThan(88);
    expect(design.dEfficiency).toBeLessThanOrEqual(100);
    expect(design.versions).toHaveLength(3);
    for (const task of design.versions.flat()) expect(new Set(task.map(String)).size).toBe(4);
  });

  test('gets close to perfect where a perfect design exists', () => {
    const binary = { attributes: [attribute('a', 2), attribute('b', 2), attribute('c', 2)], alternatives: 2 };
    const { dEfficiency } = cbcDesign({ ...binary, tasks: 8, versions: 2, seed: 1 });
    expect(dEfficiency).toBeGreaterThan(95);
  });

  test('keeps to prohibitions, and its efficiency suffers only as much as it must', () => {
    const design = cbcDesign({ ...base, prohibitions });
    expect(design.versions.flat(2).some(concept => isProhibited(concept, prohibitions))).toBe(false);
    expect(design.faults).toEqual([]);
    expect(design.dEfficiency).toBeGreaterThan(75);
    for (const balance of design.levelBalance) expect(balance).toBeGreaterThan(70);
  });

  test('is better than concepts at random', () => {
    const first = cbcDesign({ ...base, versions: 1 });
    const careless = first.versions.map(tasks =>
      tasks.map((task, t) => task.map((_, i) => [(t * i) % 4, (t + i) % 3, t % 4, i % 2])),
    );
    const check = checkCbcDesign({ attributes, versions: careless });
    expect(check.dEfficiency ?? 0).toBeLessThan(first.dEfficiency!);
  });

  test('is the same for the same seed and another one for another', () => {
    expect(cbcDesign(base)).toEqual(cbcDesign(base));
    expect(cbcDesign({ ...base, seed: 6 }).versions).not.toEqual(cbcDesign(base).versions);
  });

  test('is refused when prohibitions empty it', () => {
    const everyPrice = [0, 1, 2, 3].map(level => [
      { attribute: 0, level: 2 },
      { attribute: 2, level },
    ]);
    expect(attempt(() => cbcDesign({ ...base, prohibitions: everyPrice }))).toMatchObject({
      problem: 'no-design',
      details: { column: 'brand', level: 'brand2' },
    });
    const few = [attribute('a', 2), attribute('b', 2)];
    const diagonal = [0, 1].map(level => [
      { attribute: 0, level },
      { attribute: 1, level },
    ]);
    expect(
      attempt(() => cbcDesign({ ...base, attributes: few, alternatives: 3, prohibitions: diagonal })),
    ).toMatchObject({
      problem: 'no-design',
    });
    // With both diagonals apart, the two attributes always change together and cannot be told apart.
    expect(
      attempt(() => cbcDesign({ ...base, attributes: few, alternatives: 2, prohibitions: diagonal })),
    ).toMatchObject({
      problem: 'no-design',
    });
  });

  test('is refused with too few tasks to estimate its effects', () => {
    expect(attempt(() => cbcDesign({ ...base, tasks: 1, versions: 1 }))).toMatchObject({ problem: 'no-design' });
  });

  test('is checked for everything that can be wrong with it', () => {
    const pair = [attribute('a', 2), attribute('b', 3)];
    const check = checkCbcDesign({
      attributes: pair,
      versions: [
        [
          [
            [0, 0],
            [0, 0],
          ],
          [
            [1, 1],
            [0, 1],
          ],
        ],
      ],
      prohibitions: [[{ attribute: 0, level: 1 }]],
    });
    expect(check.faults).toEqual([
      'level-never-shown',
      'not-estimable',
      'prohibited-concept',
      'same-concept-twice',
      'unbalanced',
    ]);
    expect(check.dEfficiency).toBeNull();
    expect(check.levelCounts).toEqual([
      [3, 1],
      [2, 2, 0],
    ]);
    expect(check.overlapPercent).toEqual([50, 100]);
  });
});

describe('cards for conjoint', () => {
  test.each([
    [[4, 4, 4, 4, 4], 16, 16],
    [[5, 5, 5, 5, 5, 5], 25, 25],
    [[3, 3, 3, 3], 9, 9],
    [[2, 2, 2, 2, 2, 2, 2], 8, 8],
    [[4, 4, 3, 2], 16, 16],
  ])('of %j levels on %i cards are orthogonal', (sizes, cards, expected) => {
    const attributes = sizes.map((count, a) => attribute(`a${a}`, count));
    const design = cpcDesign({ attributes, cards, seed: 2 });
    expect(design).toMatchObject({ method: 'orthogonal', isOrthogonal: true });
    expect(design.cards).toHaveLength(expected);
    const isUniform = sizes.every(count => count === sizes[0]);
    if (isUniform) expect(design.dEfficiency).toBeCloseTo(100, 8);
    else expect(design.dEfficiency).toBeGreaterThan(90);
  });

  test('are at least 1.5 per parameter when no number is asked for', () => {
    const sizes = [4, 4, 4, 4];
    const { cards, method } = cpcDesign({ attributes: sizes.map((count, a) => attribute(`a${a}`, count)), seed: 1 });
    expect(method).toBe('orthogonal');
    expect(cards.length).toBeGreaterThanOrEqual(1.5 * 13);
  });

  test('are D-optimal where no orthogonal plan has that many cards, and under prohibitions', () => {
    const attributes = [attribute('a', 3), attribute('b', 4), attribute('c', 2)];
    const odd = cpcDesign({ attributes, cards: 14, seed: 1 });
    expect(odd).toMatchObject({ method: 'd-optimal' });
    expect(odd.cards).toHaveLength(14);
    expect(odd.dEfficiency).toBeGreaterThan(90);
    const prohibitions = [
      [
        { attribute: 0, level: 0 },
        { attribute: 1, level: 3 },
      ],
    ];
    const forbidden = cpcDesign({ attributes, cards: 16, prohibitions, seed: 1 });
    expect(forbidden.cards.some(card => isProhibited(card, prohibitions))).toBe(false);
    expect(forbidden.dEfficiency).toBeGreaterThan(85);
    for (const counts of forbidden.levelCounts) expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test('are split into versions of at most 16 with the levels spread over them', () => {
    const attributes = [5, 5, 5, 5].map((count, a) => attribute(`a${a}`, count));
    const { cards, versions } = cpcDesign({ attributes, cards: 25, seed: 1 });
    expect(versions.flat().toSorted((a, b) => a - b)).toEqual(cards.map((_, i) => i));
    expect(versions.map(version => version.length)).toEqual([13, 12]);
    for (const version of versions) {
      attributes.forEach((_, a) => {
        const counts = [0, 1, 2, 3, 4].map(level => version.filter(card => cards[card]![a] === level).length);
        expect(spread(counts)).toBeLessThanOrEqual(2);
      });
    }
  });

  test('are the same for the same seed', () => {
    const attributes = [attribute('a', 3), attribute('b', 4)];
    expect(cpcDesign({ attributes, cards: 11, seed: 9 })).toEqual(cpcDesign({ attributes, cards: 11, seed: 9 }));
  });

  test('are refused when there are fewer than parameters, or prohibitions leave a level nowhere', () => {
    const attributes = [attribute('a', 3), attribute('b', 2)];
    expect(attempt(() => cpcDesign({ attributes, cards: 3, seed: 1 }))).toMatchObject({ problem: 'out-of-range' });
    expect(
      attempt(() => cpcDesign({ attributes, prohibitions: [[{ attribute: 0, level: 1 }]], seed: 1 })),
    ).toMatchObject({
      problem: 'no-design',
      details: { column: 'a', level: 'a1' },
    });
  });
});
