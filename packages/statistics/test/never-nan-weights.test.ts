import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  conditionalLogit,
  correlation,
  decisionTree,
  descriptives,
  factorAnalysis,
  friedman,
  kano,
  kmeans,
  linearRegression,
  logisticRegression,
  multinomialLogistic,
  multipleCorrespondence,
  nps,
  oneWayAnova,
  proportionCi,
  reliability,
  tTest,
  waveComparison,
} from '../src/index.ts';
import { columns, expectFinite, toWords, words } from './any-data.ts';

type Data = (number | null)[][];

/** Weights from nothing to very much, often of one person alone. */
const weight = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(1e-9, 1e9) },
);
const weighted = columns.chain(data =>
  fc.tuple(fc.constant(data), fc.array(weight, { minLength: data[0].length, maxLength: data[0].length })),
);
const check = (run: (data: Data, weights: number[]) => unknown, numRuns = 200) =>
  fc.assert(
    fc.property(weighted, ([data, weights]) => expectFinite(() => run(data, weights))),
    { numRuns },
  );
const regression = { intercept: true, confidence: 0.95, missing: 'listwise', categorical: {} } as const;
const whole = (value: number | null, limit: number) => value && Math.abs(Math.trunc(value)) % limit;

describe('whatever the weights, a statistic gives finite numbers, nulls or a named problem', () => {
  test.each<[string, (data: Data, weights: number[]) => unknown]>([
    [
      'descriptives',
      ([values = []], weights) =>
        descriptives({
          values,
          weights,
          settings: { confidence: 0.95, quantileMethod: 'haverage', topBox: [3], bottomBox: [] },
        }),
    ],
    [
      'correlation',
      ([a = [], b = [], c = []], w) =>
        correlation({
          variables: ['a', 'b', 'c'],
          data: { a, b, c, w },
          weights: 'w',
          settings: { methods: ['pearson', 'spearman'], missing: 'pairwise', partial: true },
        }),
    ],
    [
      'factor analysis',
      ([a = [], b = [], c = []], w) =>
        factorAnalysis({
          variables: ['a', 'b', 'c'],
          data: { a, b, c, w },
          weights: 'w',
          settings: {
            extraction: 'pca',
            rotation: 'varimax',
            kaiserNormalization: true,
            nFactors: null,
            minEigenvalue: 1,
            missing: 'listwise',
            scoreMethod: 'regression',
          },
        }),
    ],
    [
      'reliability',
      ([a = [], b = [], c = []], w) =>
        reliability({
          variables: ['a', 'b', 'c'],
          data: { a, b, c, w },
          weights: 'w',
          settings: { reverse: [], scaleMin: 0, scaleMax: 3, missing: 'listwise', split: 'firstHalf' },
        }),
    ],
    [
      'linear regression',
      ([a = [], b = [], c = []], w) =>
        linearRegression({
          data: { a, b, c, w },
          dependent: 'a',
          independents: ['b', 'c'],
          weights: 'w',
          settings: regression,
        }),
    ],
    [
      'logistic regression',
      ([a = [], b = []], w) =>
        logisticRegression({
          data: { a, b, w },
          dependent: 'a',
          event: 1,
          independents: ['b'],
          weights: 'w',
          settings: { ...regression, cutoff: 0.5, maxIterations: 30, convergence: 1e-8 },
        }),
    ],
    [
      'multinomial regression',
      ([a = [], b = []], w) =>
        multinomialLogistic({
          data: { a: toWords(a), b, w },
          dependent: 'a',
          dependentLevels: words,
          reference: 'a',
          independents: ['b'],
          weights: 'w',
          settings: { missing: 'listwise', confidence: 0.95, categorical: {} },
        }),
    ],
    [
      'conditional logit',
      ([a = [], b = []], weights) => {
        const tasks = Math.floor(a.length / 2);
        return conditionalLogit({
          variables: ['a'],
          alternativesPerTask: new Array<number>(tasks).fill(2),
          x: a.slice(0, 2 * tasks).map(value => [value ?? 0]),
          chosen: b.slice(0, tasks).map(value => (value === 1 ? 1 : 0)),
          weights: weights.slice(0, tasks),
        });
      },
    ],
    [
      't-tests',
      ([x = [], y = []], weights) => {
        const settings = { mu: 1, confidence: 0.9 };
        return (['independent', 'paired', 'oneSample'] as const).map(type => {
          expectFinite(() => tTest({ type, x, y, xWeights: weights, yWeights: weights, settings }));
          return null;
        });
      },
    ],
    [
      'waves',
      ([values = [], waves = []], weights) =>
        waveComparison({
          waves: ['a', 'b'],
          wave: toWords(waves),
          measures: [{ name: 'm', type: 'mean', values }],
          weights,
          settings: { compare: 'all', family: 'all', confidence: 0.95 },
        }),
    ],
    [
      'proportions and scores',
      ([a = []], weights) => [
        expectFinite(() => proportionCi({ values: a.map(value => whole(value, 2)), weights, confidence: 0.95 })),
        expectFinite(() => nps({ scores: a.map(value => whole(value, 11)), weights, settings: { confidence: 0.95 } })),
      ],
    ],
    [
      'k-means',
      ([a = [], b = []], w) =>
        kmeans({
          variables: ['a', 'b'],
          data: { a, b, w },
          weights: 'w',
          settings: {
            k: 2,
            standardize: 'zscore',
            nStart: 3,
            maxIterations: 20,
            seed: 1,
            elbowMaxK: 2,
            missing: 'listwise',
          },
        }),
    ],
    [
      'decision trees',
      ([a = [], b = [], c = []], w) =>
        decisionTree({
          data: { a: toWords(a), b, c: toWords(c), w },
          dependent: 'a',
          independents: ['b', 'c'],
          weights: 'w',
          settings: {
            criterion: 'gini',
            maxDepth: 4,
            minSplit: 2,
            minBucket: 1,
            cp: 0.01,
            prune: true,
            missing: 'listwise',
          },
        }),
    ],
    [
      'maps and Kano',
      ([a = [], b = []], weights) => [
        expectFinite(() =>
          multipleCorrespondence({
            variables: ['a', 'b'],
            data: { a: toWords(a), b: toWords(b) },
            weights,
            settings: { dimensions: 2 },
          }),
        ),
        expectFinite(() =>
          kano({
            features: ['f'],
            functional: [a.map(value => value && 1 + whole(value, 5)!)],
            dysfunctional: [b.map(value => value && 1 + whole(value, 5)!)],
            weights,
            settings: {
              table: ['QAAAO', 'RIIIM', 'RIIIM', 'RIIIM', 'RRRRQ'].map(row => [...row]),
              tieOrder: ['M', 'O', 'A', 'I', 'R', 'Q'],
              quadrantSplit: 'mean',
            },
          }),
        ),
      ],
    ],
  ])('%s', (_, run) => check(run));

  test('analysis of variance', () => {
    // The studentised range takes its time.
    const few = 30;
    check(
      ([values = [], groups = []], weights) =>
        oneWayAnova({
          values,
          groups: toWords(groups),
          levels: words,
          weights,
          settings: { confidence: 0.95, alpha: 0.05, postHoc: ['lsd', 'scheffe'] },
        }),
      few,
    );
  });

  test('the Friedman test, which takes none', () => {
    check(([a = [], b = [], c = []]) => friedman({ variables: ['a', 'b', 'c'], data: { a, b, c } }));
  });
});
