import fc from 'fast-check';
import { describe, test } from 'vitest';
import {
  chiSquareGof,
  conditionalLogit,
  correlation,
  descriptives,
  factorAnalysis,
  kano,
  kruskalWallis,
  linearRegression,
  logisticRegression,
  mannWhitney,
  multinomialLogistic,
  nps,
  npsOfCounts,
  oneWayAnova,
  ordinalRegression,
  proportionCi,
  psm,
  rake,
  relativeImportance,
  reliability,
  tTest,
  wilcoxonSignedRank,
} from '../src/index.ts';
import { columns, expectFinite, toWords, weights, words } from './any-data.ts';

const regression = { intercept: true, confidence: 0.95, missing: 'listwise', categorical: {} } as const;
const categorical = { c: { levels: words, reference: 'a' } };
const fitSettings = { ...regression, cutoff: 0.5, maxIterations: 30, convergence: 1e-8 };

describe('whatever the data, a statistic gives finite numbers, nulls or a named problem', () => {
  const check = (run: (data: (number | null)[][]) => unknown, numRuns = 300) =>
    fc.assert(
      fc.property(columns, data => expectFinite(() => run(data))),
      { numRuns },
    );
  const named = ([a = [], b = [], c = [], d = []]: (number | null)[][]) => ({ a, b, c: toWords(c), d });

  test('descriptives', () => {
    const settings = { confidence: 0.95, quantileMethod: 'haverage', topBox: [3], bottomBox: [] } as const;
    const weighted = columns.chain(data => fc.tuple(fc.constant(data[0]), weights(data[0].length)));
    fc.assert(
      fc.property(weighted, ([values, weights]) =>
        expectFinite(() => descriptives({ values, settings, ...(weights ? { weights } : {}) })),
      ),
    );
  });

  test.each(['pairwise', 'listwise'] as const)('correlation, %s', missing => {
    check(([a = [], b = [], c = []]) =>
      correlation({
        variables: ['a', 'b', 'c'],
        data: { a, b, c },
        settings: { methods: ['pearson', 'spearman', 'kendall'], missing, partial: false },
      }),
    );
    check(([a = [], b = [], c = []]) =>
      correlation({
        variables: ['a', 'b', 'c'],
        data: { a, b, c },
        settings: { methods: [], missing, partial: true },
      }),
    );
  });

  test.each([
    ['pca', 'varimax'],
    ['paf', 'varimax'],
    ['paf', 'none'],
  ] as const)('factor analysis, %s, %s', (extraction, rotation) => {
    check(([a = [], b = [], c = [], d = []]) =>
      factorAnalysis({
        variables: ['a', 'b', 'c', 'd'],
        data: { a, b, c, d },
        settings: {
          extraction,
          rotation,
          kaiserNormalization: true,
          nFactors: null,
          minEigenvalue: 1,
          missing: 'listwise',
          scoreMethod: 'regression',
          maxIterations: 200,
        },
      }),
    );
  });

  test('reliability', () => {
    check(([a = [], b = [], c = []]) =>
      reliability({
        variables: ['a', 'b', 'c'],
        data: { a, b, c },
        settings: { reverse: ['b'], scaleMin: 0, scaleMax: 3, missing: 'listwise', split: 'firstHalf' },
      }),
    );
  });

  test.each([true, false])('linear regression, intercept %s', intercept => {
    check(data =>
      linearRegression({
        data: named(data),
        dependent: 'a',
        independents: ['b', 'c'],
        settings: { ...regression, intercept, categorical },
      }),
    );
  });

  test.each([true, false])('logistic regression, intercept %s', intercept => {
    check(data =>
      logisticRegression({
        data: named(data),
        dependent: 'a',
        event: 1,
        independents: ['b', 'd'],
        settings: { ...fitSettings, intercept },
      }),
    );
  });

  test('multinomial regression', () => {
    check(data =>
      multinomialLogistic({
        data: named(data),
        dependent: 'c',
        dependentLevels: words,
        reference: 'b',
        independents: ['a'],
        settings: { missing: 'listwise', confidence: 0.95, categorical: {} },
      }),
    );
  });

  test.each([undefined, 'd'])('ordinal regression, weights %s', weights => {
    check(data =>
      ordinalRegression({
        data: named(data),
        dependent: 'c',
        dependentLevels: words,
        independents: ['a', 'b'],
        ...(weights ? { weights } : {}),
        settings: { ...fitSettings, link: 'logit' },
      }),
    );
  });

  test.each([undefined, 'd'])('relative importance, weights %s', weights => {
    check(([a = [], b = [], c = [], d = []]) =>
      relativeImportance({
        data: { a, b, c, d },
        dependent: 'a',
        independents: ['b', 'c'],
        ...(weights ? { weights } : {}),
        settings: { methods: ['shapley', 'relativeWeights'], missing: 'listwise' },
      }),
    );
  });

  test('conditional logit', () => {
    check(([a = [], b = []]) => {
      const tasks = Math.floor(a.length / 2);
      return conditionalLogit({
        variables: ['a', 'b'],
        alternativesPerTask: new Array<number>(tasks).fill(2),
        x: a.slice(0, 2 * tasks).map((value, row) => [value ?? 0, b[row] ?? 0]),
        chosen: a.slice(0, tasks).map(value => (value === 1 ? 1 : 0)),
      });
    });
  });

  test.each(['independent', 'paired', 'oneSample'] as const)('t-test, %s', type => {
    check(([x = [], y = []]) => tTest({ type, x, y, settings: { mu: 1, confidence: 0.9 } }));
  });

  test('analysis of variance', () => {
    const postHoc = ['lsd', 'bonferroni', 'tukey', 'scheffe', 'gamesHowell'] as const;
    // The studentised range takes its time.
    const few = 60;
    check(
      ([values = [], , groups = []]) =>
        oneWayAnova({
          values,
          groups: toWords(groups),
          levels: words,
          settings: { confidence: 0.95, alpha: 0.05, postHoc },
        }),
      few,
    );
  });

  test('rank tests', () => {
    check(([x = [], y = []]) => mannWhitney({ x, y }));
    check(([x = [], y = []]) => wilcoxonSignedRank({ x, y }));
    check(([values = [], groups = []]) => kruskalWallis({ values, groups: toWords(groups), levels: words }));
  });

  test('goodness of fit and proportions', () => {
    const counts = fc.array(fc.nat({ max: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(counts, counts, (observed, expectedProportions) =>
        expectFinite(() => chiSquareGof({ observed, expectedProportions })),
      ),
    );
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.nat({ max: 30 }), (successes, n) =>
        expectFinite(() => proportionCi({ successes, n, confidence: 0.95 })),
      ),
    );
  });

  test('the survey models', () => {
    const table = ['QAAAO', 'RIIIM', 'RIIIM', 'RIIIM', 'RRRRQ'].map(row => [...row]);
    const tieOrder = ['M', 'O', 'A', 'I', 'R', 'Q'];
    const codes = (values: readonly (number | null)[]) =>
      values.map(value => value && (Math.abs(Math.trunc(value)) % 5) + 1);
    check(([scores = []]) => nps({ scores, settings: { confidence: 0.95 } }));
    check(([weights = []]) => {
      const distribution = weights.map(weight => Math.abs(weight ?? 0) % 1e9);
      const squares = distribution.slice(0, 11).reduce((sum, weight) => sum + weight ** 2, 0);
      return npsOfCounts({ n: weights.length, distribution, squares, settings: { confidence: 0.95 } });
    });
    check(([tooCheap = [], cheap = [], expensive = [], tooExpensive = []]) =>
      psm({
        tooCheap,
        cheap,
        expensive,
        tooExpensive,
        settings: { ordering: 'nonStrict', interpolation: 'linear' },
      }),
    );
    check(([a = [], b = []]) =>
      kano({
        features: ['f'],
        functional: [codes(a)],
        dysfunctional: [codes(b)],
        importance: [a],
        settings: { table, tieOrder, quadrantSplit: 'mean' },
      }),
    );
  });

  test('raking', () => {
    check(([a = [], b = []]) =>
      rake({
        data: { a: toWords(a).map(word => word ?? 'a'), b: toWords(b).map(word => word ?? 'b') },
        targets: { a: { a: 1, b: 2, c: 0 }, b: { a: 1, b: 1, c: 1 } },
        settings: { total: 10, maxIterations: 50, tolerance: 1e-9 },
      }),
    );
  });
});
