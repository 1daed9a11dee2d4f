import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { getReferenceCase } from '../../test/reference-case.ts';
import { inOrder, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { type ChaidInput, chaidSplit } from './chaid-split.ts';
import { type ChaidTreeInput, chaidTree } from './chaid-tree.ts';
import { numberBands } from './number-bands.ts';

const random = seededRandom(12);
const n = 900;
const pick = <Item>(items: readonly Item[]) => Array.from({ length: n }, () => items[random.below(items.length)]!);
const city = pick(['A', 'B', 'C', 'D']);
const age = pick(['young', 'middle', 'old']);
const income = Array.from({ length: n }, () => Math.round(5000 + 2000 * random.normal()));
const noise = pick(['p', 'q', 'r']);
const answer = city.map((own, row) => {
  const base = own === 'A' || own === 'B' ? 0.2 : 0.6;
  const more = base === 0.6 ? (income[row]! > 5500 ? 0.3 : -0.2) : age[row] === 'old' ? 0.3 : 0;
  return random.next() < base + more ? 'yes' : 'no';
});
const words: ChaidInput['independents'] = [
  { name: 'noise', ordinal: false, levels: ['p', 'q', 'r'] },
  { name: 'city', ordinal: false, levels: ['A', 'B', 'C', 'D'] },
  { name: 'age', ordinal: true, levels: ['young', 'middle', 'old'] },
];
const data = { answer, city, age, income, noise, w: answer.map((_, row) => 1 + (row % 2)) };
const input: ChaidTreeInput = {
  data,
  dependent: 'answer',
  dependentLevels: ['no', 'yes'],
  independents: [...words, { name: 'income', numeric: true }],
};

describe('a CHAID tree', () => {
  const tree = chaidTree(input);
  const childrenOf = (id: number) => tree.nodes.filter(node => node.parent === id);

  test('finds what the answers were made from', () => {
    const root = tree.nodes[0]!;
    expect(root.variable).toBe('city');
    expect(root.branches?.map(({ levels }) => levels)).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
    expect(childrenOf(1).map(node => node.variable)).toEqual(['age', 'income']);
    const [, rich] = childrenOf(1);
    const edges = rich!.branches!.flatMap(({ from }) => from ?? []);
    expect(Math.min(...edges.map(edge => Math.abs(edge - 5500)))).toBeLessThan(500);
    expect(rich!.branches![0]).not.toHaveProperty('from');
    expect(rich!.branches!.at(-1)).not.toHaveProperty('below');
  });

  test.each(['chaid_titanic', 'chaid_survey'])('splits the root as chaidSplit does: %s', name => {
    const reference = getReferenceCase(name);
    const one = reference.input as unknown as ChaidInput;
    const { predictors, best, isSplit } = chaidSplit(one);
    const own = predictors.find(({ variable }) => variable === best)!;
    const grown = chaidTree({ ...one, settings: { ...one.settings, minParent: 0, minChild: 0, maxDepth: 1 } });
    expect(grown.nodes[0]?.leaf).toBe(!isSplit);
    expect(grown.nodes[0]?.variable).toBe(isSplit ? best : undefined);
    if (isSplit) {
      expect(grown.nodes[0]?.branches?.map(({ levels }) => levels)).toEqual(own.groups);
      expectClose(grown.nodes[0]?.adjustedPValue, own.adjustedPValue);
    }
  });

  test('parts every node into its children, significantly, and nowhere too small', () => {
    expect(tree.nNodes).toBeGreaterThan(5);
    expect(tree.depth).toBeLessThanOrEqual(3);
    for (const node of tree.nodes) {
      expect(node.counts.reduce((sum, count) => sum + count, 0)).toBe(node.n);
      if (node.leaf) continue;
      const children = childrenOf(node.id);
      expect(children.map(({ id }) => id)).toEqual(node.branches!.map(({ child }) => child));
      expect(children.reduce((sum, child) => sum + child.n, 0)).toBe(node.n);
      expectClose(
        node.counts.map((_, c) => children.reduce((sum, child) => sum + child.counts[c]!, 0)),
        node.counts,
      );
      expect(node.adjustedPValue).toBeLessThanOrEqual(0.05);
      expect(node.n).toBeGreaterThanOrEqual(100);
      for (const child of children) expect(child.n).toBeGreaterThanOrEqual(50);
      expect(node.improvement).toBeGreaterThan(0);
    }
    const right = tree.predictions.filter((guess, row) => guess === answer[row]).length;
    expect(tree.accuracy).toBeCloseTo(right / n, 12);
  });

  test('by hand: two levels, χ² = 20 of a table of 0/10 and 10/0', () => {
    const small = chaidTree({
      data: { y: [...'nnnnnnnnnnyyyyyyyyyy'], x: [...'aaaaaaaaaabbbbbbbbbb'] },
      dependent: 'y',
      dependentLevels: ['n', 'y'],
      independents: [{ name: 'x', ordinal: false, levels: ['a', 'b'] }],
      settings: { minParent: 20, minChild: 10 },
    });
    expect(small.nodes).toHaveLength(3);
    expect(small.nodes[0]).toMatchObject({ chiSquare: 20, df: 1, gini: 0.5, improvement: 10, counts: [10, 10] });
    expect(small.accuracy).toBe(1);
    expect(small.importancePercent).toEqual({ x: 100 });
  });

  test('lets a group that is too light join the one most like it, or does not split at all', () => {
    const few = (minChild: number) =>
      chaidTree({
        data: { y: [...'nnnnnnnnnnyyyyyyyyyyy'], x: [...'aaaaaaaaaabbbbbbbbbbc'] },
        dependent: 'y',
        dependentLevels: ['n', 'y'],
        independents: [{ name: 'x', ordinal: false, levels: ['a', 'b', 'c'] }],
        settings: { minParent: 2, minChild, alphaMerge: 0.9999 },
      }).nodes[0]?.branches?.map(({ levels }) => levels);
    expect(few(5)).toEqual([['a'], ['b', 'c']]);
    expect(few(12)).toBeUndefined();
  });

  test('does not depend on the order of rows, nor on what stretches numbers', () => {
    const order = shuffleRows([...answer.keys()], 3);
    const shuffled = Object.fromEntries(
      Object.entries(data).map(([name, column]) => [name, inOrder(column as unknown[], order)]),
    ) as ChaidTreeInput['data'];
    expectClose({ ...chaidTree({ ...input, data: shuffled }), predictions: [] }, { ...tree, predictions: [] });
    const stretched = chaidTree({ ...input, data: { ...data, income: income.map(value => value ** 3) } });
    expect(stretched.predictions).toEqual(tree.predictions);
  });

  test('takes a weight of 2 for a row given twice', () => {
    const twice = <Item>(column: readonly Item[]) => column.flatMap((item, row) => (row % 2 ? [item, item] : [item]));
    const listed = chaidTree({
      ...input,
      data: { answer: twice(answer), city: twice(city), age: twice(age), income: twice(income), noise: twice(noise) },
    });
    const weighted = chaidTree({ ...input, weights: 'w' });
    const shape = ({ nodes }: typeof listed) =>
      nodes.map(({ id, counts, variable, branches, adjustedPValue }) => ({
        id,
        counts,
        variable,
        branches,
        adjustedPValue,
      }));
    expectClose(shape(weighted), shape(listed));
    expect(weighted.weightedN).toBe(listed.n);
  });

  test.each<[string, Partial<ChaidTreeInput>, object]>([
    ['one kind of answer', { data: { ...data, answer: answer.map(() => 'no') } }, { problem: 'constant-column' }],
    ['no answers', { data: { ...data, answer: answer.map(() => null) } }, { problem: 'empty-table' }],
    ['no predictors', { independents: [] }, { problem: 'too-few-samples' }],
    ['an alpha of 2', { settings: { alphaSplit: 2 } }, { problem: 'out-of-range' }],
    ['one band', { settings: { bands: 1 } }, { problem: 'out-of-range' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => chaidTree({ ...input, ...change }))).toMatchObject(problem);
  });
});

describe('bands of numbers', () => {
  const ones = (length: number) => new Float64Array(length).fill(1);

  test('are the values themselves when there are few', () => {
    expect(numberBands(Float64Array.of(3, 1, 2, 1), ones(4), 10)).toEqual([1.5, 2.5]);
  });

  test('hold about the same weight each, and never more than asked for', () => {
    const values = Float64Array.from({ length: 100 }, (_, i) => i);
    expect(numberBands(values, ones(100), 10)).toEqual([9.5, 19.5, 29.5, 39.5, 49.5, 59.5, 69.5, 79.5, 89.5]);
    const heaped = values.map(value => Math.max(55, value));
    expect(numberBands(heaped, ones(100), 10)).toEqual([55.5, 59.5, 69.5, 79.5, 89.5]);
  });
});
