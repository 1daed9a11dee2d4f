import { describe, expect, test } from 'vitest';
import { expectClose } from '../../test/expect-close.ts';
import { plainPart } from '../../test/plain-part.ts';
import { inOrder, normalColumn, shuffleRows } from '../../test/survey-samples.ts';
import { attempt } from '../attempt.ts';
import { type AnovaInput, oneWayAnova } from './one-way-anova.ts';
import type { PostHocMethod } from './post-hoc.ts';

const postHoc: PostHocMethod[] = ['lsd', 'bonferroni', 'tukey', 'scheffe', 'gamesHowell'];
const levels = ['low', 'middle', 'high'];
const values = normalColumn(3, 45).map((value, row) => value + (row % 3));
const groups = values.map((_, row) => levels[row % 3]!);
const compare = (change: Partial<AnovaInput> = {}) =>
  oneWayAnova({ values, groups, levels, settings: { confidence: 0.95, alpha: 0.05, postHoc }, ...change });

describe('analysis of variance', () => {
  const plain = compare();

  test('does not depend on the order of the rows', () => {
    const order = shuffleRows([...values.keys()], 5);
    expectClose(compare({ values: inOrder(values, order), groups: inOrder(groups, order) }), plain);
  });

  test('does not change, apart from the means, when a constant is added', () => {
    const moved = compare({ values: values.map(value => value + 500) });
    expectClose({ ...moved, groups: [] }, { ...plain, groups: [] }, 1e-7);
  });

  test('knows no scale of weights, and equal ones are none', () => {
    const equal = compare({ weights: values.map(() => 3) });
    expectClose(plainPart(equal), plainPart(plain));
    const weights = values.map((_, row) => 1 + (row % 5));
    const weighted = compare({ weights });
    expectClose(plainPart(compare({ weights: weights.map(weight => weight / 7) })), plainPart(weighted));
    expect(weighted.effectiveN).toBeLessThan(values.length);
    expect(weighted.anova.dfWithin).toBeCloseTo(weighted.effectiveN! - 3, 9);
  });

  test('is stricter the more a method guards against chance: lsd, Tukey, Scheffé', () => {
    const { lsd = [], tukey = [], scheffe = [], bonferroni = [] } = plain.postHoc;
    lsd.forEach(({ pValue }, i) => {
      expect(pValue).toBeLessThan(tukey[i]!.pValue!);
      expect(tukey[i]!.pValue).toBeLessThan(scheffe[i]!.pValue!);
      expect(bonferroni[i]!.pValue).toBe(Math.min(1, 3 * pValue!));
    });
  });

  test('has intervals that exclude 0 exactly where p is below 1 − confidence', () => {
    for (const pairs of Object.values(plain.postHoc)) {
      for (const { pValue, ciLower, ciUpper } of pairs) expect(ciLower! > 0 || ciUpper! < 0).toBe(pValue! < 0.05);
    }
  });

  test('writes the letter of the smaller mean at the larger one', () => {
    const clear = compare({ values: values.map((value, row) => value + 10 * (row % 3)) });
    expect(clear.letters.tukey).toEqual(['', 'A', 'AB']);
  });

  test('lists a level without values and leaves it out of the tests', () => {
    const wider = compare({ levels: ['nobody', ...levels] });
    expect(wider.groups[0]).toEqual({
      level: 'nobody',
      n: 0,
      mean: null,
      sd: null,
      standardError: null,
      ciLower: null,
      ciUpper: null,
    });
    expectClose(wider.anova, plain.anova);
    expect(wider.postHoc.lsd!.map(({ a, b }) => [a, b])).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(wider.letters.lsd).toHaveLength(4);
  });

  test('leaves open what a group of one value does not define', () => {
    const result = compare({ values: [1, 2, 4, 9], groups: ['a', 'a', 'a', 'b'], levels: ['a', 'b'] });
    expect(result.groups[1]).toMatchObject({ n: 1, mean: 9, sd: null });
    expect(result.welch).toBeNull();
    expect(result.postHoc.gamesHowell![0]).toMatchObject({ df: null, pValue: null });
    expect(result.anova.dfWithin).toBe(2);
  });

  test('drops rows without a value, a group, or a listed group', () => {
    const gappy = compare({ values: [...values, null, 3, 3], groups: [...groups, 'low', null, 'other'] });
    expectClose(gappy, plain);
  });

  test.each<[string, Partial<AnovaInput>, string]>([
    ['one group', { levels: ['low'] }, 'too-few-samples'],
    ['as many groups as values', { values: [1, 2], groups: ['low', 'high'] }, 'too-few-samples'],
    ['groups without spread', { values: [1, 1, 2, 2], groups: ['low', 'low', 'high', 'high'] }, 'no-residual-variance'],
    ['groups of another length', { groups: ['low'] }, 'unequal-lengths'],
  ])('refuses %s', (_, change, problem) => {
    expect(attempt(() => compare(change))).toMatchObject({ problem });
  });
});
