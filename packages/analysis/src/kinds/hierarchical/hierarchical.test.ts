import type { HierarchicalResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { toldBy } from '../../../test/case-data.ts';
import { cellsOf, expectNumbers, modelCase, presentModel, refusalOf } from '../../../test/model-truth.ts';
import { foldTree } from './tree.ts';

const { variables, expected, data } = modelCase<HierarchicalResult>('hc_usarrests_ward');
const slots = { variables };

describe('hierarchical clusters', () => {
  it('shows the heights and the cuts of the reference', () => {
    const exhibits = presentModel('hierarchical', { slots, options: { clusters: 4 } }, data);
    expectNumbers(
      cellsOf(exhibits, 'schedule').map(row => row[2]),
      expected.heights.slice(-20),
    );
    const cuts = cellsOf(exhibits, 'cuts').flat();
    expect(cuts.slice(0, 4)).toEqual(expected.cuts.map(({ sizes }) => sizes.toSorted((a, b) => b - a).join(', ')));
    expect(cellsOf(exhibits, 'clusters').map(([people]) => people)).toEqual([19, 12, 12, 7]);
    const tree = exhibits.find(({ id }) => id === 'dendrogram');
    if (tree?.kind !== 'dendrogram') throw new Error('no tree');
    expect(tree.leaves).toHaveLength(30);
    expect(tree.cut).toBeGreaterThan(expected.heights.at(-4)!);
    expect(tree.cut).toBeLessThan(expected.heights.at(-3)!);
  });

  it('cuts where the tree has its widest gap, and says so', () => {
    const iris = modelCase<unknown>('km_iris3');
    const zh = presentModel('hierarchical', { slots: { variables: iris.variables } }, iris.data, 'zh');
    expect(toldBy(zh, 'clusters', 'meaning')).toEqual([
      expect.stringMatching(/^受访者可分为 2 类：第 1 类（\d\d\.\d%）、第 2 类（\d\d\.\d%）。$/),
      '分成 2 类时，再往下合并的距离增加最多，因此在此处切分。',
    ]);
  });

  it('cuts nothing where one group would look so too, unless it is asked to', () => {
    const shown = presentModel('hierarchical', { slots }, data);
    expect(toldBy(shown, 'clusters', 'meaning')).toEqual([expect.stringMatching(/^No separate groups were found/)]);
    expect(cellsOf(shown, 'clusters').map(([people]) => people)).toEqual([50]);
    const tree = shown.find(({ id }) => id === 'dendrogram');
    expect(tree?.kind === 'dendrogram' && tree.cut).toBeGreaterThan(expected.heights.at(-1)!);
    const asked = presentModel('hierarchical', { slots, options: { clusters: 3 } }, data);
    expect(toldBy(asked, 'clusters', 'meaning')).toEqual([expect.stringMatching(/^Parted into 3 groups as asked/)]);
    expect(toldBy(asked, 'clusters', 'warning')[0]).toMatch(/^Nothing shows/);
  });

  it('folds a tree up to branches that hold everybody once, joined as before', () => {
    const merge = [
      [-1, -2],
      [-4, -5],
      [-3, 1],
      [2, 3],
    ];
    const joined = { n: 5, merge, heights: [1, 2, 3, 4] };
    expect(foldTree(joined, 3)).toEqual({
      leaves: [2, 1, 2],
      merges: [
        { left: 1, right: 2, height: 3 },
        { left: 0, right: 3, height: 4 },
      ],
    });
    expect(foldTree(joined, 30).leaves).toEqual([1, 1, 1, 1, 1]);
  });

  it('takes 10 to 4,000 people (S5.106)', () => {
    const some = (count: number) => ({ ...data, rows: Array.from({ length: count }, (_, at) => data.rows[at % 50]!) });
    expect(refusalOf('hierarchical', { slots }, some(9))).toMatchObject({ word: 'too-few-people', least: 10 });
    expect(refusalOf('hierarchical', { slots }, some(4_001))).toMatchObject({ word: 'too-many-people', most: 4_000 });
  });
});
