import type { KmeansResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { toldBy } from '../../../test/case-data.ts';
import {
  cellsOf,
  expectNumbers,
  modelCase,
  numberVariable,
  presentModel,
  refusalOf,
  savedByModel,
} from '../../../test/model-truth.ts';
import { noiseRows, noiseVariables } from '../../../test/noise-data.ts';

const iris = modelCase<KmeansResult>('km_iris3');
const slots = { variables: iris.variables };
const asked = { slots, options: { clusters: 3, standardize: false } };

describe('k-means', () => {
  it('shows the sizes, the centres and the ANOVA of the reference', () => {
    const exhibits = presentModel('kmeans', asked, iris.data);
    const { sizes, centersOriginal, anova, elbow } = iris.expected;
    expect(cellsOf(exhibits, 'clusters').map(([people]) => people)).toEqual(sizes);
    const centers = cellsOf(exhibits, 'centers');
    expectNumbers(
      sizes.map((_, cluster) => centers.map(row => row[cluster])),
      centersOriginal,
    );
    expectNumbers(
      cellsOf(exhibits, 'anova').map(row => row[4]),
      anova.map(({ f }) => f),
    );
    const line = exhibits.find(({ id }) => id === 'elbow');
    expectNumbers(line?.kind === 'lines' && line.series[0]!.values.slice(0, elbow.length), elbow);
  });

  it('weighs people, and their clusters', () => {
    const { variables, expected, data } = modelCase<KmeansResult & { weightedSizes: number[] }>(
      'km_usarrests4_weighted',
    );
    const exhibits = presentModel('kmeans', { slots: { variables }, options: { clusters: 4 } }, data);
    const rows = cellsOf(exhibits, 'clusters');
    expect(rows.map(([people]) => people)).toEqual(expected.sizes);
    expectNumbers(
      rows.map(([, weighted]) => weighted),
      expected.weightedSizes,
    );
    // What a reader quotes is the share, and it is one of weights, not of heads.
    const all = expected.weightedSizes.reduce((sum, size) => sum + size, 0);
    expectNumbers(
      rows.map(([, , share]) => share),
      expected.weightedSizes.map(size => (100 * size) / all),
    );
    expect(rows.map(([people]) => people)).not.toEqual(expected.weightedSizes);
    expectNumbers(
      cellsOf(exhibits, 'centers').map(row => row[0]),
      expected.centersOriginal[0],
    );
  });

  it('looks for the number of clusters, and says why it takes it', () => {
    const zh = presentModel('kmeans', { slots, names: { 1: '大花' } }, iris.data, 'zh');
    expect(toldBy(zh, 'clusters', 'meaning')).toEqual([
      '受访者可分为 2 类：大花（66.7%）、第 2 类（33.3%）。',
      '在 2 到 8 类中，分成 2 类时平均轮廓系数最高（0.582）。',
      '平均轮廓系数为 0.58：大多数人明显更接近自己所在的一类。',
    ]);
    expect(cellsOf(zh, 'choice')).toHaveLength(7);
    expect(cellsOf(zh, 'clusters')[1]!.at(-1)).toBe('偏高：Sepal.Width；偏低：Petal.Length、Petal.Width、Sepal.Length');
  });

  it('finds one group in noise, keeps nothing of it, and doubts groups that were asked for', () => {
    const noise = { rows: noiseRows(3), variables: noiseVariables };
    const variables = { variables: ['s1', 's2', 's3', 's4'] };
    const one = presentModel('kmeans', { slots: variables }, noise);
    expect(toldBy(one, 'clusters', 'meaning')).toEqual([expect.stringMatching(/^No separate groups were found/)]);
    expect(cellsOf(one, 'clusters')).toHaveLength(1);
    expect(one.map(({ id }) => id)).not.toContain('anova');
    expect(savedByModel('kmeans', { slots: variables }, noise)).toEqual([]);
    const asked = presentModel('kmeans', { slots: variables, options: { clusters: 8 } }, noise);
    expect(toldBy(asked, 'clusters', 'meaning')).toEqual([expect.stringMatching(/^Parted into 8 groups as asked/)]);
    expect(toldBy(asked, 'clusters', 'warning')[0]).toMatch(/^Nothing shows that people fall into separate groups/);
  });

  it('tells groups of less than a twentieth of the people, by weight', () => {
    const rows = Array.from({ length: 120 }, (_, at) => {
      const apart = at % 30 === 0 ? 40 : at % 3 === 0 ? 10 : 0;
      return { a: apart + (at % 4), b: apart + (at % 5), w: at % 7 === 0 ? 0 : 1 };
    });
    const data = { rows, variables: ['a', 'b', 'w'].map(numberVariable), weight: 'w' };
    const shown = presentModel('kmeans', { slots: { variables: ['a', 'b'] }, options: { clusters: 3 } }, data);
    expect(toldBy(shown, 'clusters', 'warning')).toContain(
      'Less than 5% of people are in Group 3: these may be no more than a few unusual records.',
    );
  });

  it('gives every record its cluster, by the nearest centre', () => {
    const [own] = savedByModel('kmeans', asked, iris.data);
    // Clusters may go by other numbers, but nobody by another cluster.
    expect(new Set(own!.map((code, at) => `${code}:${iris.expected.membership[at]}`)).size).toBe(3);
    const [codes] = savedByModel('kmeans', { slots, options: { clusters: 3 } }, iris.data);
    const sizes = [1, 2, 3].map(code => codes!.filter(one => one === code).length);
    const shown = cellsOf(presentModel('kmeans', { slots, options: { clusters: 3 } }, iris.data), 'clusters');
    expect(sizes).toEqual(shown.map(([people]) => people));
  });

  it('needs 10 people who answered all of it (S5.106)', () => {
    const rows = iris.data.rows.slice(0, 9);
    expect(refusalOf('kmeans', asked, { ...iris.data, rows })).toEqual({
      word: 'too-few-people',
      slot: 'variables',
      least: 10,
      got: 9,
    });
    // Ten people of two kinds make no three clusters.
    const twoKinds = Array.from({ length: 10 }, (_, at) => iris.data.rows[at % 2 === 0 ? 0 : 60]!);
    expect(refusalOf('kmeans', asked, { ...iris.data, rows: twoKinds })).toMatchObject({ least: 3, got: 2 });
  });
});
