import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { inOrder, normalColumn, shuffleRows, twice } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { linearRegression } from '../regression/linear-regression.ts';
import { type RelativeImportanceInput, relativeImportance } from './relative-importance.ts';
import { mostShapleyPredictors } from './shapley-shares.ts';

const rows = 60;
const common = normalColumn(1, rows);
const driver = (seed: number) => normalColumn(seed, rows).map((own, row) => own + common[row]!);
const [a, b, c] = [driver(2), driver(3), driver(4)];
const y = normalColumn(5, rows).map((noise, row) => a[row]! + 0.5 * b[row]! + noise);
const w = y.map((_, row) => 1 + (row % 3));
const data = { a, b, c, y, w };
const importance = (change: Partial<RelativeImportanceInput> = {}) =>
  relativeImportance({
    data,
    dependent: 'y',
    independents: ['a', 'b', 'c'],
    settings: { methods: ['shapley', 'relativeWeights'], missing: 'listwise' },
    ...change,
  });
const mapData = (change: (column: number[]) => number[]) =>
  Object.fromEntries(Object.entries(data).map(([name, column]) => [name, change(column)]));
const sumOf = (shares: readonly { importance: number }[] = []) => shares.reduce((sum, own) => sum + own.importance, 0);

describe('relative importance', () => {
  const plain = importance();

  test('is what a driver adds to R², averaged over all orders of entering, each fitted by itself', () => {
    const settings = { intercept: true, confidence: 0.95, missing: 'listwise', categorical: {} } as const;
    const explained = (independents: string[]) =>
      independents.length === 0 ? 0 : linearRegression({ data, dependent: 'y', independents, settings }).rSquared;
    const orders = [
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
      ['b', 'a', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
      ['c', 'b', 'a'],
    ];
    for (const [j, name] of ['a', 'b', 'c'].entries()) {
      const gains = orders.map(order => {
        const before = order.slice(0, order.indexOf(name));
        return explained([...before, name]) - explained(before);
      });
      expectClose(plain.shapley?.[j]?.importance, gains.reduce((sum, gain) => sum + gain, 0) / 6);
    }
  });

  test('sums to R² either way, in percent to 100', () => {
    for (const shares of [plain.shapley, plain.relativeWeights]) {
      expectClose(sumOf(shares), plain.rSquared);
      expectClose(
        shares?.reduce((sum, { percent }) => sum + Number(percent), 0),
        100,
      );
    }
  });

  test('gives uncorrelated drivers their squared correlation', () => {
    const crossed = { x: [1, 1, -1, -1], z: [1, -1, 1, -1], y: [3, 1, 0, -2] };
    const { correlations, shapley, relativeWeights } = importance({ data: crossed, independents: ['x', 'z'] });
    const squares = correlations.map(r => r * r);
    for (const shares of [shapley, relativeWeights])
      expectClose(
        shares?.map(own => own.importance),
        squares,
      );
  });

  test('does not depend on the order of rows, on units, or on the scale of weights', () => {
    const order = shuffleRows([...y.keys()], 7);
    expectClose(importance({ data: mapData(column => inOrder(column, order)) }), plain);
    expectClose(importance({ data: mapData(column => column.map(value => 1000 + 3 * value)) }), plain);
    const weighted = importance({ weights: 'w' });
    expectClose(importance({ data: { ...data, w: w.map(weight => 100 * weight) }, weights: 'w' }), weighted);
    expect(weighted.effectiveN).toBeLessThan(rows);
  });

  test('weighs rows as often as they would be given', () => {
    const byBase = { n: 0, effectiveN: 0 };
    expectClose(importance({ data: { ...data, w: w.map(() => 1) }, weights: 'w' }), plain);
    const repeated = mapData(column => column.flatMap((value, row) => new Array<number>(w[row]!).fill(value)));
    expectClose({ ...importance({ weights: 'w' }), ...byBase }, { ...importance({ data: repeated }), ...byBase });
    expectClose({ ...importance({ data: mapData(twice) }), ...byBase }, { ...plain, ...byBase });
  });

  test('lets rows of weight 0 have no say', () => {
    const zero = { ...data, a: [...a, 99], b: [...b, 99], c: [...c, -99], y: [...y, 0], w: [...y.map(() => 1), 0] };
    expectClose(importance({ data: zero, weights: 'w' }), plain);
  });

  const many = Object.fromEntries(
    Array.from({ length: mostShapleyPredictors + 1 }, (_, j) => [`x${j}`, normalColumn(20 + j, rows)]),
  );
  test('has no limit of drivers by relative weights, and names the one of Shapley', () => {
    const crowd = { data: { ...data, ...many }, independents: Object.keys(many) };
    const settings = { methods: ['relativeWeights'], missing: 'listwise' } as const;
    const { relativeWeights, rSquared } = importance({ ...crowd, settings });
    expectClose(sumOf(relativeWeights), rSquared);
    expect(attempt(() => importance(crowd))).toEqual({
      problem: 'too-many-predictors',
      details: { max: mostShapleyPredictors, got: mostShapleyPredictors + 1 },
    });
  });

  test.each<[string, Partial<RelativeImportanceInput>, object]>([
    ['a constant driver', { data: { ...data, b: y.map(() => 3) } }, { problem: 'constant-column' }],
    ['a constant outcome', { data: { ...data, y: y.map(() => 3) } }, { problem: 'constant-column' }],
    [
      'drivers that determine each other',
      { data: { ...data, c: a.map((value, row) => value - b[row]!) } },
      { problem: 'singular-matrix', details: { column: 'c' } },
    ],
    ['no drivers', { independents: [] }, { problem: 'too-few-samples', details: { what: 'variables' } }],
    ['too few rows', { data: mapData(column => column.slice(0, 4)) }, { problem: 'too-few-samples' }],
    [
      'weights that are all 0',
      { data: { ...data, w: y.map(() => 0) }, weights: 'w' },
      { problem: 'invalid-weights', details: { column: 'w' } },
    ],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => importance(change))).toMatchObject(problem);
  });
});
