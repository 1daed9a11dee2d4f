import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, normalColumn, ratings, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { denseCodes } from '../ordering/dense-codes.ts';
import { pairSurplus } from './concordance.ts';
import { type CorrelationInput, correlation } from './correlation.ts';

const methods = ['pearson', 'spearman', 'kendall'] as const;
const correlate = (data: CorrelationInput['data'], settings: Partial<CorrelationInput['settings']> = {}) =>
  correlation({
    variables: Object.keys(data),
    data,
    settings: { methods, missing: 'pairwise', partial: false, ...settings },
  });

describe('correlation', () => {
  const two = fc.tuple(ratings(15), ratings(15));

  test('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(two, fc.nat(), ([a, b], seed) => {
        const order = shuffleRows(
          a.map((_, row) => row),
          seed,
        );
        expectClose(correlate({ a: inOrder(a, order), b: inOrder(b, order) }), correlate({ a, b }));
      }),
    );
  });

  test('knows no scale of weights; equal ones are none, and whole ones are rows given so often', () => {
    const [a, b, c] = [normalColumn(1, 30), normalColumn(2, 30), normalColumn(3, 30)];
    const gappy = a.map((value, row) => (row % 7 === 0 ? null : value));
    const w = a.map((_, row) => 1 + (row % 3));
    const weigh = (weights: number[], columns = { a: gappy, b, c }) =>
      correlation({
        variables: ['a', 'b', 'c'],
        data: { ...columns, w: weights },
        weights: 'w',
        settings: { methods: ['pearson', 'spearman'], missing: 'pairwise', partial: true },
      });
    const plain = correlate({ a: gappy, b, c }, { methods: ['pearson', 'spearman'], partial: true });
    expectClose(plainPart(weigh(w.map(() => 3))), plain);
    expectClose(weigh(w.map(weight => 10 * weight)), weigh(w));
    const again = <Item>(items: Item[]) => items.flatMap((item, row) => new Array<Item>(w[row]!).fill(item));
    const listed = correlate({ a: again(gappy), b: again(b), c: again(c) }, { methods: ['spearman'] });
    expectClose(weigh(w).spearman?.coefficient, listed.spearman?.coefficient);
    expect(weigh(w).pearson?.effectiveN?.[0]?.[1]).toBeLessThan(weigh(w).pearson!.n[0]![1]!);
    const zero = { a: [...gappy, 50], b: [...b, 50], c: [...c, -50] };
    expectClose(weigh([...w, 0], zero), weigh(w));
  });

  test('refuses weights for Kendall’s τ', () => {
    const run = () =>
      correlation({
        variables: ['a', 'w'],
        data: { a: [1, 2, 3], w: [1, 1, 2] },
        weights: 'w',
        settings: { methods: ['kendall'], missing: 'listwise', partial: false },
      });
    expect(attempt(run)).toMatchObject({ problem: 'invalid-setting', details: { setting: 'methods' } });
  });

  test('does not change when a constant is added or a column is stretched', () => {
    fc.assert(
      fc.property(two, ([a, b]) => {
        expectClose(correlate({ a: a.map(value => 3 * value + 50), b }), correlate({ a, b }));
      }),
    );
  });

  test('by ranks does not change under a rising function', () => {
    const a = normalColumn(1, 50);
    const b = normalColumn(2, 50).map((value, row) => value + a[row]!);
    const ranked = { methods: ['spearman', 'kendall'] } as const;
    expectClose(correlate({ a: a.map(Math.exp), b }, ranked), correlate({ a, b }, ranked));
  });

  test('counts the pairs of τ as comparing each with each does, with few and with many distinct values', () => {
    const column = fc.array(fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 500 })), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(column, column, (a, b) => {
        let surplus = 0;
        for (let i = 0; i < a.length; i++) {
          for (let j = 0; j < i; j++) surplus += Math.sign(a[i]! - a[j]!) * Math.sign(b[i]! - b[j]!);
        }
        const codes = [a, b].map(values => denseCodes(Float64Array.from(values)));
        expect(pairSurplus(codes[0]!, codes[1]!)).toBe(surplus);
      }),
    );
  });

  test('uses each pair’s own rows, or with listwise deletion only the rows complete in all', () => {
    const data = { a: [1, 2, 3, 4, 5], b: [2, 1, 4, 3, null], c: [null, 1, 2, 3, 9] };
    expect(correlate(data).pearson!.n).toEqual([
      [5, 4, 4],
      [4, 4, 3],
      [4, 3, 4],
    ]);
    expect(correlate(data, { missing: 'listwise' }).pearson!.n.flat()).toEqual(new Array(9).fill(3));
  });

  test('is nothing for a column that does not vary, on its diagonal too, and whole for the others', () => {
    const { kendall, spearman } = correlate({ a: [1, 2, 3], flat: [7, 7, 7] });
    for (const block of [kendall!, spearman!]) {
      expect(block.coefficient).toEqual([
        [1, null],
        [null, null],
      ]);
    }
  });

  test('of columns that agree completely is 1 with p = 0 and no finite t', () => {
    const { pearson } = correlate({ a: [1, 2, 3, 4], b: [0.3, 0.5, 0.7, 0.9] });
    expect([pearson!.coefficient[0]![1], pearson!.statistic[0]![1], pearson!.pValue[0]![1]]).toEqual([1, null, 0]);
  });

  test('given the others equals the correlation of what the others leave over', () => {
    const z = normalColumn(3, 80);
    const a = normalColumn(4, 80).map((value, row) => value + 2 * z[row]!);
    const b = normalColumn(5, 80).map((value, row) => value - z[row]!);
    const leftOver = (column: number[]) => {
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const [meanZ, meanC] = [mean(z), mean(column)];
      const slope =
        z.reduce((sum, value, row) => sum + (value - meanZ) * (column[row]! - meanC), 0) /
        z.reduce((sum, value) => sum + (value - meanZ) ** 2, 0);
      return column.map((value, row) => value - slope * z[row]!);
    };
    const { partial } = correlate({ a, b, z }, { methods: [], partial: true });
    const { pearson } = correlate({ a: leftOver(a), b: leftOver(b) }, { methods: ['pearson'] });
    expect(partial!.coefficient[0]![1]).toBeCloseTo(pearson!.coefficient[0]![1]!, 10);
    expect(partial!.df).toBe(77);
  });

  test.each<[string, () => unknown, string]>([
    [
      'a column that others determine',
      () => correlate({ a: [1, 2, 3, 5], b: [2, 4, 6, 10] }, { partial: true }),
      'singular-matrix',
    ],
    ['as many columns as rows', () => correlate({ a: [1, 2], b: [2, 1] }, { partial: true }), 'too-few-samples'],
    ['no columns', () => correlate({}), 'too-few-samples'],
    ['columns of unequal length', () => correlate({ a: [1, 2], b: [1] }), 'unequal-lengths'],
  ])('refuses %s', (_, run, problem) => {
    expect(attempt(run)).toMatchObject({ problem });
  });

  test('can be stopped', () => {
    const input: CorrelationInput = {
      variables: ['a', 'b'],
      data: { a: [1, 2, 3], b: [3, 1, 2] },
      settings: { methods, missing: 'pairwise', partial: false },
    };
    expect(attempt(() => correlation(input, { signal: { aborted: true } }))).toMatchObject({ problem: 'aborted' });
  });
});
