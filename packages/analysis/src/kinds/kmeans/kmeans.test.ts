import type { KmeansResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  expectNumbers,
  modelCase,
  notesOf,
  presentModel,
  refusalOf,
  savedByModel,
} from '../../../test/model-truth.ts';

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
    expectNumbers(
      cellsOf(exhibits, 'centers').map(row => row[0]),
      expected.centersOriginal[0],
    );
  });

  it('looks for the number of clusters, and says why it takes it', () => {
    const zh = presentModel('kmeans', { slots, names: { 1: '大花' } }, iris.data, 'zh');
    expect(notesOf(zh, 'clusters').slice(0, 2)).toEqual([
      '受访者可分为 2 类：大花（66.7%）、第 2 类（33.3%）。',
      '在 2 到 8 类中，分成 2 类时平均轮廓系数最高（0.582），每个人的归属最清楚。',
    ]);
    expect(cellsOf(zh, 'choice')).toHaveLength(7);
    expect(cellsOf(zh, 'clusters')[1]!.at(-1)).toBe('偏高：Sepal.Width；偏低：Petal.Length、Petal.Width、Sepal.Length');
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
      ...{ word: 'too-few-people', slot: 'variables', least: 10, got: 9 },
    });
    // Ten people of two kinds make no three clusters.
    const twoKinds = Array.from({ length: 10 }, (_, at) => iris.data.rows[at % 2 === 0 ? 0 : 60]!);
    expect(refusalOf('kmeans', asked, { ...iris.data, rows: twoKinds })).toMatchObject({ least: 3, got: 2 });
  });
});
