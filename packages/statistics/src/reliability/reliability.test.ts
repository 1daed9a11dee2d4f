import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, normalColumn, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { alphaInterval } from './alpha-interval.ts';
import { type ReliabilityInput, reliability } from './reliability.ts';

const common = normalColumn(1, 60);
const data = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e'].map((name, j) => [name, normalColumn(5 + j, 60).map((value, row) => value + common[row]!)]),
);
const rate = (columns: ReliabilityInput['data'], settings: Partial<ReliabilityInput['settings']> = {}) =>
  reliability({
    variables: Object.keys(columns),
    data: columns,
    settings: { reverse: [], scaleMin: null, scaleMax: null, missing: 'listwise', split: 'firstHalf', ...settings },
  });

describe('reliability', () => {
  test('does not depend on the order of the rows, nor on where an item’s scale begins', () => {
    const order = shuffleRows([...common.keys()], 3);
    const shuffled = Object.fromEntries(Object.entries(data).map(([name, column]) => [name, inOrder(column, order)]));
    expectClose(rate(shuffled), rate(data));
    const moved = rate({ ...data, b: data.b!.map(value => value + 10) });
    expect(moved.alpha).toBeCloseTo(rate(data).alpha, 10);
    expectClose(moved.guttman, rate(data).guttman);
  });

  test('knows no scale of weights, and equal ones are none', () => {
    const w = common.map((_, row) => 1 + (row % 4));
    const weigh = (weights: number[]) =>
      reliability({
        variables: Object.keys(data),
        data: { ...data, w: weights },
        weights: 'w',
        settings: { reverse: [], scaleMin: null, scaleMax: null, missing: 'listwise', split: 'firstHalf' },
      });
    expectClose(plainPart(weigh(w.map(() => 2))), rate(data));
    expectClose(weigh(w.map(weight => 10 * weight)), weigh(w));
    const again = (column: number[]) => column.flatMap((value, row) => new Array<number>(w[row]!).fill(value));
    const listed = Object.fromEntries(Object.entries(data).map(([name, column]) => [name, again(column)]));
    expectClose(weigh(w).alpha, rate(listed).alpha);
  });

  test('takes a reversed item as if it had been answered the other way round', () => {
    const { a = [], ...others } = data;
    const turned = { a: a.map(value => 6 - value), ...others };
    expectClose(rate(turned, { reverse: ['a'], scaleMin: 1, scaleMax: 5 }), rate(data));
  });

  test('gives alpha without an item as alpha of the remaining items', () => {
    const { a, ...others } = data;
    const whole = rate(data);
    const rest = rate(others);
    expect(whole.items[0]!.alphaIfDeleted).toBeCloseTo(rest.alpha, 10);
    expect(whole.items[0]!.scaleVarianceIfDeleted).toBeCloseTo(rest.scaleVariance, 10);
    expect(whole.items[0]!.scaleMeanIfDeleted).toBeCloseTo(rest.scaleMean, 10);
  });

  test('splits five items into three and two', () => {
    expect(rate(data).splitHalf).toMatchObject({ firstHalfItems: 3, secondHalfItems: 2 });
  });

  test('has no alpha for what two items leave when one is deleted', () => {
    const { a = [], b = [] } = data;
    expect(rate({ a, b }).items.map(item => item.alphaIfDeleted)).toEqual([null, null]);
  });

  test('still gives alpha when items determine each other, without the figures that need an inverse', () => {
    const { a = [], b = [] } = data;
    const result = rate({ a, b, twin: a });
    expect(result.alpha).toBeGreaterThan(0);
    expect(result.guttman.lambda6).toBeNull();
    expect(result.items[0]!.squaredMultipleCorrelation).toBeNull();
  });

  const { a = [], b = [] } = data;
  test.each<[string, () => unknown, string]>([
    ['one item', () => rate({ a }), 'too-few-samples'],
    ['one row', () => rate({ a: [1, null], b: [2, 3] }), 'too-few-samples'],
    ['a constant item', () => rate({ a, b: b.map(() => 2) }), 'constant-column'],
    ['items that cancel each other', () => rate({ a, mirror: a.map(value => -value) }), 'constant-column'],
    ['a reversal without a scale', () => rate({ a, b }, { reverse: ['a'] }), 'invalid-setting'],
  ])('refuses %s', (_, run, problem) => {
    expect(attempt(run)).toMatchObject({ problem });
  });
});

describe('the interval of alpha', () => {
  // R: psych::alpha.ci gives Feldt's; worked out here with the F of scipy.stats.
  test.each([
    [0.8, 5, 100, 0.730558204179, 0.855886748666],
    [-0.1, 3, 30, -1.016644541852, 0.439911012033],
  ])('is Feldt’s, of %s with %s items and %s people', (alpha, items, people, lower, upper) => {
    const interval = alphaInterval(alpha, items, people, 0.95);
    expect(interval.lower).toBeCloseTo(lower, 9);
    expect(interval.upper).toBeCloseTo(upper, 9);
  });

  test('holds alpha, shrinks with people, and refuses one item or one person', () => {
    const few = alphaInterval(0.7, 4, 40, 0.95);
    const many = alphaInterval(0.7, 4, 400, 0.95);
    expect(few.lower).toBeLessThan(many.lower);
    expect(many.lower).toBeLessThan(0.7);
    expect(many.upper).toBeLessThan(few.upper);
    expect(attempt(() => alphaInterval(0.7, 1, 40, 0.95))).toMatchObject({ problem: expect.any(String) });
    expect(attempt(() => alphaInterval(0.7, 4, 1, 0.95))).toMatchObject({ problem: expect.any(String) });
  });
});
