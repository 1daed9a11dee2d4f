import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, normalColumn, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { type DecisionTreeInput, decisionTree, type TreeNode } from './decision-tree.ts';

const random = seededRandom(7);
const n = 200;
const age = normalColumn(1, n, 40, 12).map(Math.round);
const city = Array.from({ length: n }, () => ['Ürümqi', 'Xi’an', 'Chengdu', 'Harbin'][random.below(4)]!);
const noise = normalColumn(2, n);
const answer = age.map((value, i) => {
  const chance = (value > 42 ? 0.5 : 0.1) + (city[i] === 'Harbin' || city[i] === 'Xi’an' ? 0.35 : 0);
  return random.next() < chance ? 'yes' : random.next() < 0.8 ? 'no' : 'perhaps';
});
const settings = {
  criterion: 'gini',
  maxDepth: 4,
  minSplit: 20,
  minBucket: 7,
  cp: 0,
  prune: false,
  missing: 'listwise',
} as const;
const input: DecisionTreeInput = {
  data: { answer, age, city, noise },
  dependent: 'answer',
  independents: ['age', 'city', 'noise'],
  settings,
};

/** The definition: collapse the node with the smallest (R(t) − R(T_t))/(leaves − 1) as long as that is at most cp·R(root). */
function collapseWeakest(nodes: readonly TreeNode[], cp: number): number[] {
  const kept = new Map(nodes.map(node => [node.id, node]));
  const wrong = ({ n: rows, counts }: TreeNode) => rows - Math.max(...counts);
  const limit = cp * wrong(nodes[0]!);
  const isBelow = (id: number, top: number): boolean => id > top && (id >> 1 === top || isBelow(id >> 1, top));
  const branch = (top: number) => [...kept.values()].filter(({ id }) => isBelow(id, top));
  const isLeaf = ({ id }: TreeNode) => !kept.has(2 * id);
  for (;;) {
    const links = [...kept.values()]
      .filter(node => !isLeaf(node))
      .map(node => {
        const leaves = branch(node.id).filter(isLeaf);
        return { node, gain: (wrong(node) - leaves.reduce((sum, leaf) => sum + wrong(leaf), 0)) / (leaves.length - 1) };
      });
    const least = Math.min(...links.map(({ gain }) => gain));
    if (!(least <= limit + 1e-9)) return [...kept.keys()];
    for (const { id } of branch(links.find(({ gain }) => gain === least)!.node.id)) kept.delete(id);
  }
}

const gini = (labels: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return labels.length - [...counts.values()].reduce((sum, count) => sum + count ** 2, 0) / labels.length;
};

describe('a decision tree', () => {
  const w = answer.map((_, row) => 1 + (row % 3));
  const weigh = (weights: number[], change: Partial<DecisionTreeInput['settings']> = {}) =>
    decisionTree({
      ...input,
      data: { ...input.data, w: weights },
      weights: 'w',
      settings: { ...settings, minSplit: 2, minBucket: 1, ...change },
    });

  test('is the same with weights of 1 as without', () => {
    const { minSplit, minBucket } = settings;
    expectClose(
      plainPart(
        weigh(
          w.map(() => 1),
          { minSplit, minBucket },
        ),
      ),
      plainPart(decisionTree(input)),
    );
  });

  test.each([
    ['whole', { prune: false }],
    ['pruned', { prune: true, cp: 0.02 }],
  ])('weighs a row like one given so often, %s', (_, change) => {
    const again = <Item>(column: Item[]) => column.flatMap((item, row) => new Array<Item>(w[row]!).fill(item));
    const data = { answer: again(answer), age: again(age), city: again(city), noise: again(noise) };
    const listed = decisionTree({ ...input, data, settings: { ...settings, minSplit: 2, minBucket: 1, ...change } });
    const weighted = weigh(w, change);
    const shape = ({ id, counts, variable, improvement, predicted, gini }: TreeNode) => ({
      id,
      counts,
      variable,
      improvement,
      predicted,
      gini,
    });
    expectClose(weighted.nodes.map(shape), listed.nodes.map(shape));
    expectClose([weighted.confusion, weighted.accuracy], [listed.confusion, listed.accuracy]);
    expectClose(weighted.weightedN, listed.n);
  });

  test('refuses weights that are all 0', () => {
    expect(attempt(() => weigh(w.map(() => 0)))).toMatchObject({ problem: 'invalid-weights' });
  });

  const plain = decisionTree(input);

  test('splits the root where a search through everything finds the largest gain', () => {
    const gains = (isFirst: (row: number) => boolean) => {
      const first = answer.filter((_, row) => isFirst(row));
      const second = answer.filter((_, row) => !isFirst(row));
      return first.length < 7 || second.length < 7 ? 0 : gini(answer) - gini(first) - gini(second);
    };
    const cuts = [age, noise].flatMap(column => column.map(value => gains(row => column[row]! < value)));
    const cities = [...new Set(city)];
    const groupings = Array.from({ length: 16 }, (_, mask) =>
      gains(row => (mask >> cities.indexOf(city[row]!)) % 2 === 1),
    );
    expect(plain.nodes[0]!.improvement).toBeCloseTo(Math.max(...cuts, ...groupings), 8);
  });

  test('hands every row to one leaf and predicts the most frequent class there', () => {
    for (const node of plain.nodes.filter(({ leaf }) => !leaf)) {
      const children = plain.nodes.filter(({ parent }) => parent === node.id);
      expect(children).toHaveLength(2);
      expect(children[0]!.n + children[1]!.n).toBe(node.n);
      const saved = node.n * node.gini - children.reduce((sum, child) => sum + child.n * child.gini, 0);
      expect(node.improvement).toBeCloseTo(saved, 8);
    }
    expect(plain.nodes.filter(({ leaf }) => leaf).reduce((sum, leaf) => sum + leaf.n, 0)).toBe(n);
    const hits = plain.predictions.filter((guess, row) => guess === answer[row]).length;
    expect(plain.accuracy).toBeCloseTo(hits / n, 12);
    expect(plain.confusion.flat().reduce((sum, count) => sum + count, 0)).toBe(n);
  });

  test('does not depend on the order of the rows or on the scale of a number', () => {
    const order = shuffleRows([...age.keys()], 6);
    const data = {
      answer: inOrder(answer, order),
      age: inOrder(age, order),
      city: inOrder(city, order),
      noise: inOrder(noise, order),
    };
    const shuffled = decisionTree({ ...input, data });
    expectClose(shuffled.nodes, plain.nodes);
    expect(shuffled.predictions).toEqual(inOrder(plain.predictions, order));
    const doubled = decisionTree({ ...input, data: { ...input.data, age: age.map(value => 2 * value + 8) } });
    expectClose(doubled.accuracy, plain.accuracy);
    expectClose(doubled.importance, plain.importance);
  });

  test('keeps to the limits that it is given', () => {
    const small = decisionTree({ ...input, settings: { ...settings, maxDepth: 1, minBucket: 60 } });
    expect(small.depth).toBeLessThanOrEqual(1);
    for (const node of small.nodes) expect(node.n).toBeGreaterThanOrEqual(60);
    expect(decisionTree({ ...input, settings: { ...settings, minSplit: n + 1 } }).nNodes).toBe(1);
    expect(decisionTree({ ...input, settings: { ...settings, maxDepth: 0 } })).toMatchObject({
      nNodes: 1,
      importancePercent: { age: 0, city: 0, noise: 0 },
    });
  });

  test('prunes to the subtree with the least cost, from everything down to the root', () => {
    const deep = { ...settings, maxDepth: 8, minSplit: 4, minBucket: 1 };
    const sizes = [0, 0.005, 0.02, 0.1, 2].map(cp => {
      const pruned = decisionTree({ ...input, settings: { ...deep, prune: true, cp } });
      return pruned.nLeaves;
    });
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes.at(-1)).toBe(1);
    expect(sizes[0]).toBeLessThanOrEqual(decisionTree({ ...input, settings: deep }).nLeaves);
    expect(sizes[0]).toBeGreaterThan(1);
  });

  test('prunes to where collapsing the weakest links one by one ends', () => {
    const deep = { ...settings, maxDepth: 7, minSplit: 4, minBucket: 1 };
    const whole = decisionTree({ ...input, settings: deep });
    for (const cp of [0, 0.004, 0.01, 0.02, 0.05]) {
      const pruned = decisionTree({ ...input, settings: { ...deep, prune: true, cp } });
      expect(pruned.nodes.map(node => node.id).sort()).toEqual(collapseWeakest(whole.nodes, cp).sort());
    }
  });

  test('takes the earlier variable, then the lower threshold, of equally good splits', () => {
    const run = (independents: string[], x: number[]) =>
      decisionTree({
        data: { y: ['a', 'a', 'b', 'b'], x, copy: x.map(value => 10 * value) },
        dependent: 'y',
        independents,
        settings: { ...settings, minSplit: 2, minBucket: 1 },
      }).nodes[0];
    expect(run(['x', 'copy'], [1, 2, 3, 4])).toMatchObject({ variable: 'x', threshold: 2.5 });
    expect(run(['copy', 'x'], [1, 2, 3, 4])).toMatchObject({ variable: 'copy', threshold: 25 });
    // b a a b: cutting off the first is as good as cutting off the last.
    expect(run(['x'], [2, 3, 1, 4])).toMatchObject({ threshold: 1.5 });
  });

  test('groups many levels of more than two classes along the order of a class', () => {
    const levels = Array.from({ length: 300 }, (_, i) => `level ${i % 20}`);
    const y = levels.map((_, i) => (i % 20 < 9 ? 'low' : i % 20 < 15 ? 'middle' : 'high'));
    const tree = decisionTree({
      data: { y, levels },
      dependent: 'y',
      independents: ['levels'],
      settings: { ...settings, minSplit: 2, minBucket: 1 },
    });
    expect(tree.accuracy).toBe(1);
    expect(tree.nLeaves).toBe(3);
  });

  test('drops rows with a gap and reads numbers as classes by their text', () => {
    const data = { answer: [...answer, null], age: [...age, 3], city: [...city, 'Harbin'], noise: [...noise, 1] };
    expectClose(decisionTree({ ...input, data }), plain);
    const coded = decisionTree({
      ...input,
      data: { ...input.data, answer: Int8Array.from(age, value => (value > 42 ? 10 : 9)) },
    });
    expect(coded.classes).toEqual(['10', '9']);
  });

  test.each<[string, Partial<DecisionTreeInput>, object]>([
    ['no rows', { data: { answer: [null], age: [1], city: ['x'], noise: [1] } }, { problem: 'too-few-samples' }],
    ['no predictors', { independents: [] }, { problem: 'too-few-samples' }],
    ['an unknown column', { independents: ['weight'] }, { problem: 'unknown-column' }],
    ['a negative complexity', { settings: { ...settings, cp: -1 } }, { problem: 'out-of-range' }],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => decisionTree({ ...input, ...change }))).toMatchObject(problem);
  });

  test('stops when told to', () => {
    expect(attempt(() => decisionTree(input, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });
});
