import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, normalColumn, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import type { Linkage } from './agglomerate.ts';
import { type HierarchicalInput, hierarchicalCluster } from './hierarchical-cluster.ts';

const x = normalColumn(1, 40);
const y = normalColumn(2, 40, 3, 2);
const methods: Linkage[] = ['ward', 'average', 'complete', 'single'];
const build = (method: Linkage, change: Partial<HierarchicalInput> = {}): HierarchicalInput => ({
  variables: ['x', 'y'],
  data: { x, y },
  settings: { method, distance: 'euclidean', standardize: 'none', cutK: [2, 3, 5] },
  ...change,
});

/** The definition, without any bookkeeping: measure all pairs of clusters anew at every step. */
function slowHeights(method: Linkage): number[] {
  const clusters = x.map((_, i) => [i]);
  const distance = (i: number, j: number) => Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!);
  const mean = (list: readonly number[], column: readonly number[]) =>
    list.reduce((sum, i) => sum + column[i]!, 0) / list.length;
  const between = (a: readonly number[], b: readonly number[]) => {
    const all = a.flatMap(i => b.map(j => distance(i, j)));
    if (method === 'single') return Math.min(...all);
    if (method === 'complete') return Math.max(...all);
    if (method === 'average') return all.reduce((sum, d) => sum + d, 0) / all.length;
    const square = (mean(a, x) - mean(b, x)) ** 2 + (mean(a, y) - mean(b, y)) ** 2;
    return Math.sqrt((2 * a.length * b.length * square) / (a.length + b.length));
  };
  const heights: number[] = [];
  while (clusters.length > 1) {
    let best = { i: 0, j: 1, height: Number.POSITIVE_INFINITY };
    for (let i = 0; i < clusters.length; i++) {
      for (let j = i + 1; j < clusters.length; j++) {
        const height = between(clusters[i]!, clusters[j]!);
        if (height < best.height) best = { i, j, height };
      }
    }
    heights.push(best.height);
    clusters[best.i]!.push(...clusters[best.j]!);
    clusters.splice(best.j, 1);
  }
  return heights;
}

describe('hierarchical clustering', () => {
  test.each(methods)('by %s linkage gives the heights of its definition, ascending', method => {
    const { heights } = hierarchicalCluster(build(method));
    expectClose(heights, slowHeights(method), 1e-9);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  test.each(methods)('by %s linkage depends neither on the order of the rows nor on a constant', method => {
    const plain = hierarchicalCluster(build(method));
    const order = shuffleRows([...x.keys()], 4);
    const data = { x: inOrder(x, order), y: inOrder(y, order).map(value => value + 50) };
    const shuffled = hierarchicalCluster(build(method, { data }));
    expectClose(shuffled.heights, plain.heights, 1e-9);
    expectClose(shuffled.copheneticCorrelation, plain.copheneticCorrelation);
    plain.cuts.forEach((cut, i) => {
      const pairs = new Set(
        inOrder(cut.membership, order).map((label, row) => `${label} ${shuffled.cuts[i]!.membership[row]}`),
      );
      expect(pairs.size).toBe(cut.k);
    });
  });

  test("adds up Ward's heights to the sum of squares", () => {
    const { wardCoefficients } = hierarchicalCluster(build('ward'));
    const squares = [x, y].map(column => {
      const mean = column.reduce((sum, value) => sum + value, 0) / column.length;
      return column.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    });
    expect(wardCoefficients!.at(-1)).toBeCloseTo(squares[0]! + squares[1]!, 8);
    expect(hierarchicalCluster(build('single')).wardCoefficients).toBeUndefined();
  });

  test('orders the points so that every cluster stands together, and names merges as R does', () => {
    const { merge, order, cuts } = hierarchicalCluster(build('average'));
    expect(order.toSorted((a, b) => a - b)).toEqual(x.map((_, i) => i + 1));
    for (const { membership, k } of cuts) {
      const changes = order.filter((point, i) => i === 0 || membership[point - 1] !== membership[order[i - 1]! - 1]);
      expect(changes).toHaveLength(k);
    }
    expect(merge).toHaveLength(39);
    expect(merge.flat().filter(name => name < 0)).toHaveLength(40);
    merge.forEach(([first = 0, second = 0], step) => {
      expect(second).toBeLessThanOrEqual(step);
      expect(first < 0 || (second > 0 && first < second)).toBe(true);
    });
  });

  test('gives no cut where two merges stand at the same height', () => {
    const data = { x: [0, 1, 5, 6, 20], y: [0, 0, 0, 0, 0] };
    const settings = { method: 'single', distance: 'euclidean', standardize: 'none', cutK: [1, 2, 3, 4, 5] } as const;
    const { heights, cuts } = hierarchicalCluster({ variables: ['x', 'y'], data, settings });
    expect(heights).toEqual([1, 1, 4, 14]);
    expect(cuts.map(cut => cut.k)).toEqual([1, 2, 3, 5]);
  });

  test('joins equal points at height 0, and knows no correlation when all distances are equal', () => {
    const settings = { method: 'average', distance: 'euclidean', standardize: 'none', cutK: [] } as const;
    const same = hierarchicalCluster({ variables: ['x'], data: { x: [2, 2, 2] }, settings });
    expect(same).toMatchObject({ heights: [0, 0], copheneticCorrelation: null });
    expect(hierarchicalCluster({ variables: ['x'], data: { x: [1, 2] }, settings }).copheneticCorrelation).toBeNull();
  });

  test('drops rows with a gap', () => {
    const gappy = hierarchicalCluster(build('ward', { data: { x: [...x, null], y: [...y, 1] } }));
    expectClose(gappy, hierarchicalCluster(build('ward')));
  });

  test.each<[string, HierarchicalInput, object]>([
    ['a single row', build('ward', { data: { x: [1], y: [1] } }), { problem: 'too-few-samples' }],
    [
      'more rows than fit into memory',
      build('ward', { data: { x: new Float64Array(10_001), y: new Float64Array(10_001) } }),
      { problem: 'out-of-range', details: { what: 'rows' } },
    ],
    [
      'a cut into more clusters than points',
      build('ward', { settings: { ...build('ward').settings, cutK: [41] } }),
      { problem: 'out-of-range' },
    ],
  ])('refuses %s', (_, input, problem) => {
    expect(attempt(() => hierarchicalCluster(input))).toMatchObject(problem);
  });

  test('says how far it is', () => {
    const shares: number[] = [];
    const n = 200;
    const data = { x: normalColumn(5, n), y: normalColumn(6, n) };
    hierarchicalCluster(build('ward', { data }), { onProgress: share => shares.push(share) });
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  test('stops when told to', () => {
    const control = { signal: { aborted: true } };
    expect(attempt(() => hierarchicalCluster(build('ward'), control))).toMatchObject({ problem: 'aborted' });
  });
});
