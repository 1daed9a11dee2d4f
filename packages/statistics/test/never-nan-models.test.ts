import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  bpto,
  cbcDesign,
  chaidSplit,
  chaidTree,
  chooseComplexity,
  clusterEvidence,
  conjointChoice,
  conjointRating,
  correspondenceAnalysis,
  cpcDesign,
  crosstab,
  type DecisionTreeInput,
  decisionTree,
  entropyWeight,
  hierarchicalCluster,
  kmeans,
  maxDiff,
  maxDiffDesign,
  multipleCorrespondence,
  multiResponseCrosstab,
  psm,
  turf,
  validateTree,
} from '../src/index.ts';
import { columns, expectFinite, toWords, weights, words } from './any-data.ts';

type Data = (number | null)[][];

const check = (run: (data: Data) => unknown, numRuns = 300) =>
  fc.assert(
    fc.property(columns, data => expectFinite(() => run(data))),
    { numRuns },
  );
const whole = (value: number | null | undefined, limit: number) => Math.abs(Math.trunc(value ?? 0)) % limit;

describe('whatever the data, tables, clusters and models give finite numbers, nulls or a named problem', () => {
  test.each(['weighted', 'effective', 'unweighted'] as const)('cross tables, %s', testBase => {
    const weighted = columns.chain(data => fc.tuple(fc.constant(data), weights(data[0].length)));
    fc.assert(
      fc.property(weighted, ([[a, b], own]) =>
        expectFinite(() =>
          crosstab({
            rows: toWords(a),
            columns: toWords(b),
            rowLevels: words,
            columnLevels: words.slice(0, 2),
            ...(own ? { weights: own } : {}),
            settings: { alpha: 0.05, testBase, missing: 'exclude' },
          }),
        ),
      ),
      { numRuns: 500 },
    );
  });

  test('tables of two by two', () => {
    check(([a = [], b = []]) =>
      crosstab({
        rows: toWords(a),
        columns: toWords(b),
        rowLevels: ['a', 'b'],
        columnLevels: ['b', 'c'],
        settings: { alpha: 0.05, testBase: 'weighted', missing: 'exclude' },
      }),
    );
  });

  test('multiple response', () => {
    const yesNo = (column: (number | null)[]) => column.map(value => (value === null ? null : whole(value, 2)));
    check(([a = [], b = [], c = []]) =>
      multiResponseCrosstab({
        items: { a: yesNo(a), b: yesNo(b) },
        columns: toWords(c),
        columnLevels: words,
        settings: { alpha: 0.05, testBase: 'effective' },
      }),
    );
  });

  test.each([undefined, 'd'])('CHAID trees, weights %s', weights => {
    check(([a = [], b = [], c = [], d = []]) =>
      chaidTree({
        data: { a: toWords(a), b, c: toWords(c), d },
        dependent: 'a',
        dependentLevels: words,
        independents: [
          { name: 'b', numeric: true },
          { name: 'c', ordinal: true, levels: words },
        ],
        ...(weights ? { weights } : {}),
        settings: { minParent: 2, minChild: 1, alphaSplit: 0.5 },
      }),
    );
  });

  test('the price meter with demand and intervals', () => {
    const prices = (column: (number | null)[], more: number) => column.map(value => value && Math.abs(value) + more);
    check(
      ([a = [], b = [], c = [], d = []]) =>
        psm({
          tooCheap: prices(a, 0),
          cheap: prices(b, 2),
          expensive: prices(c, 4),
          tooExpensive: prices(d, 6),
          intentCheap: a.map(value => value && 1),
          intentExpensive: b.map(value => value && 2),
          weights: d.map(value => Math.abs(value ?? 0)),
          settings: {
            ordering: 'nonStrict',
            interpolation: 'linear',
            calibration: { 0: 0, 1: 0.5, 2: 0.2 },
            bootstrap: { replicates: 20, confidence: 0.9, seed: 1 },
          },
        }),
      100,
    );
  });

  test('turf', () => {
    const yesNo = (column: (number | null)[]) => column.map(value => (value === null ? null : whole(value, 2)));
    check(([a = [], b = [], c = [], d = []]) =>
      turf({
        items: ['a', 'b', 'c'],
        data: { a: yesNo(a), b: yesNo(b), c: yesNo(c), d },
        weights: 'd',
        settings: { sizes: [1, 2, 3], top: 3, minItems: 2, include: ['b'] },
      }),
    );
  });

  test('correspondence', () => {
    check(([a = [], b = [], c = []]) => {
      const table = [a, b, c].map(row => row.slice(0, 4).map(value => whole(value, 5)));
      const columnLabels = table[0]!.map(String);
      return correspondenceAnalysis({ table, rowLabels: words, columnLabels, settings: { dimensions: 2 } });
    });
    check(([a = [], b = [], c = []]) =>
      multipleCorrespondence({
        variables: ['a', 'b', 'c'],
        data: { a: toWords(a), b: toWords(b), c: toWords(c) },
        settings: { dimensions: 2 },
      }),
    );
  });

  test.each([0, 0.01])('entropy weights, shift %s', shift => {
    check(([a = [], b = [], c = []]) =>
      entropyWeight({
        variables: ['a', 'b', 'c'],
        data: { a, b, c },
        settings: { directions: { a: 'negative' }, normalize: 'minmax', shift },
      }),
    );
  });

  test.each([1, 2, 3])('k-means, %s clusters', k => {
    check(([a = [], b = []]) =>
      kmeans({
        variables: ['a', 'b'],
        data: { a, b },
        settings: {
          k,
          standardize: k === 2 ? 'zscore' : 'none',
          nStart: 3,
          maxIterations: 20,
          seed: 1,
          elbowMaxK: 4,
          missing: 'listwise',
        },
      }),
    );
  });

  test.each(['ward', 'average', 'complete', 'single'] as const)('hierarchical clusters, %s', method => {
    check(([a = [], b = []]) =>
      hierarchicalCluster({
        variables: ['a', 'b'],
        data: { a, b },
        settings: { method, distance: 'euclidean', standardize: 'none', cutK: [1, 2] },
      }),
    );
  });

  test.each([true, false])('decision tree, pruned %s', prune => {
    check(([a = [], b = [], c = [], d = []]) =>
      decisionTree({
        data: { y: toWords(a), b, c: toWords(c), d },
        dependent: 'y',
        independents: ['b', 'c', 'd'],
        settings: { criterion: 'gini', maxDepth: 4, minSplit: 2, minBucket: 1, cp: 0.01, prune, missing: 'listwise' },
      }),
    );
  });

  test('a tree’s complexity, and its validation', () => {
    check(([a = [], b = [], c = [], d = []]) => {
      const tree: DecisionTreeInput = {
        data: { y: toWords(a), b, c: toWords(c), d },
        dependent: 'y',
        independents: ['b', 'c', 'd'],
        settings: {
          criterion: 'gini',
          maxDepth: 3,
          minSplit: 2,
          minBucket: 1,
          cp: 0.01,
          prune: true,
          missing: 'listwise',
        },
      };
      const { steps, cp } = chooseComplexity(tree, { folds: 3, seed: 1 });
      const grow = (data: DecisionTreeInput['data']) =>
        decisionTree({ ...tree, data, settings: { ...tree.settings, cp } });
      const { data, dependent } = tree;
      const validated = validateTree({ data, dependent, settings: { folds: 3, seed: 2 } }, grow);
      return { steps, validated };
    }, 150);
  });

  test('evidence of clusters', () => {
    check(
      ([a = [], b = []]) =>
        clusterEvidence({
          variables: ['a', 'b'],
          data: { a, b },
          settings: { standardize: 'zscore', mostClusters: 3, draws: 4, nStart: 1, seed: 1, mostRows: 50 },
        }),
      100,
    );
  });

  test.each([true, false])('CHAID, ordinal %s', ordinal => {
    check(([a = [], b = [], c = []]) =>
      chaidSplit({
        data: { y: toWords(a), x: toWords(b), z: toWords(c) },
        dependent: 'y',
        dependentLevels: words,
        independents: ['x', 'z'].map(name => ({ name, ordinal, levels: words })),
        settings: { alphaMerge: 0.05, alphaSplit: 0.05, bonferroni: true },
      }),
    );
  });

  test('choice-based conjoint', () => {
    check(([a = [], b = [], c = []]) =>
      conjointChoice({
        attributes: [
          { name: 'size', type: 'categorical', levels: words },
          { name: 'price', type: 'linear' },
        ],
        tasks: a.map((value, i) => ({
          respondent: i,
          alternatives: [[whole(value, 3), b[i] ?? 0], [whole(b[i], 3), c[i] ?? 1], null],
          chosen: whole(c[i], 3),
        })),
        scenario: [[0, 1], [1, 2], null],
        settings: { coding: 'effects', none: true },
      }),
    );
  });

  test('MaxDiff', () => {
    check(([a = [], b = []]) =>
      maxDiff({
        items: ['a', 'b', 'c', 'd'],
        tasks: a.map((value, i) => ({
          respondent: i,
          items: [0, 1, 2],
          best: whole(value, 3),
          worst: (whole(value, 3) + 1 + whole(b[i], 2)) % 3,
        })),
        settings: { models: ['independent', 'sequential'] },
      }),
    );
  });

  test.each([true, false])('BPTO, none %s', none => {
    check(([a = [], b = []]) =>
      bpto({
        brands: [
          { name: 'x', prices: [0, 1, 2] },
          { name: 'y', prices: [0, 1, 2] },
        ],
        tasks: a.map((value, i) => ({
          respondent: i % 3,
          prices: [whole(value, 3), whole(b[i], 3)],
          chosen: none && value === 0 ? null : whole(b[i], 2),
        })),
        scenarioPrices: [1, 1],
        settings: { none },
      }),
    );
  });

  test('conjoint of rated cards', () => {
    const profiles = [0, 1, 2].flatMap(i => [0, 1].map(j => [i, j]));
    check(([a = [], b = [], c = []]) =>
      conjointRating({
        attributes: [
          { name: 'size', levels: words },
          { name: 'colour', levels: ['red', 'blue'] },
        ],
        profiles,
        ratings: [a, b, c].map(row => profiles.map((_, i) => row[i] ?? null)),
        settings: { coding: 'effects' },
      }),
    );
  });

  test('designs', () => {
    const size = fc.nat({ max: 5 });
    const levels = (count: number) => Array.from({ length: count }, (_, i) => String(i));
    fc.assert(
      fc.property(size, size, size, size, (items, itemsPerTask, tasks, seed) =>
        expectFinite(() => maxDiffDesign({ items, itemsPerTask, tasks, versions: 2, seed })),
      ),
    );
    const prohibitions = fc.array(
      fc.array(fc.record({ attribute: fc.nat({ max: 2 }), level: fc.nat({ max: 2 }) }), { maxLength: 2 }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(fc.array(size, { maxLength: 3 }), size, size, prohibitions, (sizes, alternatives, tasks, own) => {
        const attributes = sizes.map((count, a) => ({ name: `a${a}`, levels: levels(count) }));
        expectFinite(() => cbcDesign({ attributes, alternatives, tasks, versions: 1, prohibitions: own, seed: 1 }));
        expectFinite(() => cpcDesign({ attributes, prohibitions: own, seed: 1 }));
      }),
    );
  });
});
