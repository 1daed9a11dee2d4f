import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { normalColumn, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { oneWayAnova } from './one-way-anova.ts';
import { type TTestInput, tTest } from './t-test.ts';

const x = normalColumn(1, 25, 5);
const y = normalColumn(2, 30, 4, 2);
const settings = { mu: 0, confidence: 0.95 };
const run = (type: TTestInput['type'], a: TTestInput['x'], b?: TTestInput['x'], mu = 0) =>
  tTest({ type, x: a, ...(b ? { y: b } : {}), settings: { ...settings, mu } });

describe('t-test', () => {
  test('of two groups with equal variances is an analysis of variance: F = t²', () => {
    const anova = oneWayAnova({
      values: [...x, ...y],
      groups: [...x.map(() => 'x'), ...y.map(() => 'y')],
      levels: ['x', 'y'],
      settings: { confidence: 0.95, alpha: 0.05, postHoc: [] },
    });
    const { equalVariances, welch, levene } = run('independent', x, y);
    expect(equalVariances!.t ** 2).toBeCloseTo(anova.anova.f, 9);
    expect(equalVariances!.pValue).toBeCloseTo(anova.anova.pValue, 12);
    expect(welch!.t ** 2).toBeCloseTo(anova.welch!.f, 9);
    expect(welch!.df).toBeCloseTo(anova.welch!.df2, 9);
    expectClose(levene, anova.levene);
  });

  test('of pairs is a one-sample test of their differences', () => {
    const other = y.slice(0, x.length);
    const differences = x.map((value, row) => value - other[row]!);
    expectClose(run('paired', x, other).paired, run('oneSample', differences).oneSample);
  });

  test('does not depend on the order of the rows, nor on a constant added to both samples', () => {
    const plain = run('independent', x, y);
    expectClose(run('independent', shuffleRows(x, 1), shuffleRows(y, 2)), plain);
    const { groups, ...moved } = run(
      'independent',
      x.map(value => value + 1e4),
      y.map(value => value + 1e4),
    );
    expectClose({ groups: plain.groups, ...moved }, plain, 1e-7);
  });

  test('asks whether the difference is mu, and gives the interval of the difference itself', () => {
    const plain = run('independent', x, y).equalVariances!;
    const shifted = run('independent', x, y, 1).equalVariances!;
    expect(shifted.t).toBeCloseTo(plain.t - 1 / plain.standardError, 10);
    expect(shifted.ciLower).toBe(plain.ciLower);
    expect(run('oneSample', x, undefined, 5).meanDifference).toBeCloseTo(run('oneSample', x).mean! - 5, 12);
  });

  test('drops gaps: by sample when independent, by pair when paired', () => {
    expectClose(run('independent', [...x, null], [null, ...y]), run('independent', x, y));
    expect(run('paired', [1, 2, null, 4], [2, 1, 5, 9]).n).toBe(3);
  });

  const wx = x.map((_, row) => 1 + (row % 3));
  const wy = y.map((_, row) => 1 + (row % 2));
  const weigh = (type: TTestInput['type'], xWeights: number[], yWeights: number[]) =>
    tTest({ type, x, y: type === 'independent' ? y : y.slice(0, x.length), xWeights, yWeights, settings });

  test.each(['independent', 'paired', 'oneSample'] as const)(
    'knows no scale of weights, and equal ones are none: %s',
    type => {
      const plain = run(type, x, type === 'independent' ? y : y.slice(0, x.length));
      const equal = weigh(
        type,
        x.map(() => 5),
        y.map(() => 5),
      );
      expectClose(plainPart(equal), plainPart(plain));
      const scaled = weigh(
        type,
        wx.map(weight => 100 * weight),
        wy.map(weight => 100 * weight),
      );
      const inPeople = (result: unknown) =>
        JSON.parse(JSON.stringify(result, (key, part) => (key === 'weightedN' ? 0 : part)));
      expectClose(inPeople(scaled), inPeople(weigh(type, wx, wy)));
      expect(equal.design!.t).not.toBe(scaled.design!.t);
    },
  );

  test('with weights is an analysis of variance of two groups on their effective bases', () => {
    const { equalVariances, welch, levene, design } = weigh('independent', wx, wy);
    const anova = oneWayAnova({
      values: [...x, ...y],
      groups: [...x.map(() => 'x'), ...y.map(() => 'y')],
      levels: ['x', 'y'],
      weights: [...wx, ...wy],
      settings: { confidence: 0.95, alpha: 0.05, postHoc: [] },
    });
    expectClose(
      [equalVariances!.t ** 2, welch!.t ** 2, design!.t ** 2],
      [anova.anova.f, anova.welch!.f, anova.design!.f],
    );
    expectClose(levene, anova.levene);
  });

  test('lets rows of weight 0 have no say', () => {
    const more = { x: [...x, 99], xWeights: [...wx, 0], y, yWeights: wy, settings };
    expectClose(tTest({ type: 'independent', ...more }), weigh('independent', wx, wy));
  });

  test('has no Levene test where all distances are alike', () => {
    expect(run('independent', [1, 3], [10, 14]).levene).toBeNull();
  });

  test.each<[string, () => unknown, string]>([
    ['one value', () => run('oneSample', [3, null]), 'too-few-samples'],
    ['one value in a group', () => run('independent', [1, 2], [3]), 'too-few-samples'],
    ['samples without any spread', () => run('independent', [2, 2], [5, 5]), 'constant-column'],
    ['differences that are all the same', () => run('paired', [1, 2, 3], [0, 1, 2]), 'constant-column'],
    ['pairs of unequal length', () => run('paired', [1, 2], [1]), 'unequal-lengths'],
    ['a second sample that is not there', () => run('independent', x), 'unknown-column'],
    ['a confidence of 1', () => tTest({ type: 'oneSample', x, settings: { mu: 0, confidence: 1 } }), 'out-of-range'],
  ])('refuses %s', (_, refused, problem) => {
    expect(attempt(refused)).toMatchObject({ problem });
  });
});
