import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTold } from '../../test/as-told.ts';
import { packGroups } from '../../test/plain-groups.ts';
import { countSlowly } from '../../test/slow-columns.ts';
import type { ColumnResult, CountRequest } from '../columns/column-request.ts';
import { listGroups } from '../columns/group-columns.ts';
import type { DataVariable, Row } from '../data-set/variable.ts';
import { checkRecipe } from '../derived/check-recipe.ts';
import { compileRecipe } from '../derived/compile-recipe.ts';
import { checkWeight } from './check-weight.ts';
import { describeWeight } from './describe-weight.ts';
import { rimPlan, rimRecipe } from './rim-weight.ts';
import { readWeighed, weighAsks } from './weigh-asks.ts';
import type { RimWeight, Weight } from './weight.ts';
import { weightLine, weightWarnings, withWarnings } from './weight-told.ts';

const code = (key: string, name: string, label: string): DataVariable => ({
  key,
  name,
  label,
  kept: 'code',
  measure: 'nominal',
  questionId: key,
});
const variables = new Map<string, DataVariable>([
  ['sex', code('sex', 'Q1', '性别')],
  ['age', code('age', 'Q2', '年龄')],
  ['set', { ...code('set', 'Q3', 'set'), kept: 'codes' }],
  ['w', { key: 'w', name: 'w', label: '设计权重', kept: 'number', measure: 'scale' }],
]);
const target = (variable: string, ...shares: readonly (readonly [number, number])[]) => ({
  variable,
  shares: shares.map(([one, share]) => ({ code: one, share })),
});
const rim: RimWeight = {
  by: 'rim',
  least: 0.2,
  most: 5,
  targets: [target('sex', [1, 50], [2, 50]), target('age', [1, 3], [2, 4], [3, 3])],
};

/** 300 people, two thirds of them women; some do not tell their age, some have another sex than the targets know. */
const rows: readonly Row[] = Array.from({ length: 300 }, (_, place) => ({
  sex: place % 60 === 59 ? 3 : place % 3 === 0 ? 2 : 1,
  age: place % 10 === 9 ? null : 1 + (Math.floor(place / 3) % 3),
}));
const countedBy = (weight: RimWeight, of = rows) => {
  const ask = rimPlan(weight);
  return { groups: packGroups(countSlowly(of, { ...ask, timeZone: 'UTC' } as CountRequest)), asOf: 1 };
};
const made = (weight: RimWeight, of = rows) => {
  const result = rimRecipe(weight, countedBy(weight, of), 'rim');
  if ('word' in result) throw new Error(result.word);
  return { ...result, read: compileRecipe(result.recipe, variables) };
};

describe('rim weights', () => {
  it('give every target its share, with a mean of 1, and leave alone who has no place in them', () => {
    const { read, recipe, quality } = made(rim);
    expect(checkRecipe(recipe, variables)).toBeUndefined();
    const placed = rows.filter(({ sex, age }) => sex !== 3 && age !== null);
    const sum = (of: readonly Row[]) => of.reduce((sofar, row) => sofar + (read(row) as number), 0);
    expect(sum(placed)).toBeCloseTo(placed.length, 6);
    expect(sum(placed.filter(({ sex }) => sex === 2)) / placed.length).toBeCloseTo(0.5, 6);
    expect(sum(placed.filter(({ age }) => age === 2)) / placed.length).toBeCloseTo(0.4, 6);
    expect(rows.filter(row => !placed.includes(row)).map(read)).toEqual(
      rows.filter(row => !placed.includes(row)).map(() => 1),
    );
    const weights = rows.map(row => read(row) as number);
    const effective = weights.reduce((a, b) => a + b, 0) ** 2 / weights.reduce((a, b) => a + b ** 2, 0);
    expect(quality).toMatchObject({ people: 300, unplaced: rows.length - placed.length, isConverged: true });
    expect(quality.effective).toBeCloseTo(effective, 6);
    expect(quality.efficiency).toBeCloseTo((100 * effective) / 300, 6);
    expect([quality.least, quality.most]).toEqual([Math.min(...weights), Math.max(...weights)]);
  });

  it('stay within their limits and say when these do not let the targets hold', () => {
    const extreme = { ...rim, targets: [target('sex', [1, 1], [2, 99])] };
    const { quality } = made(extreme);
    expect(quality.isConverged).toBe(false);
    expect(quality.least).toBeGreaterThanOrEqual(0.2);
    expect(quality.most).toBeLessThanOrEqual(5);
  });

  it('cannot make anybody stand for a category that nobody is in', () => {
    const nobody = { ...rim, targets: [target('sex', [1, 50], [2, 40], [7, 10])] };
    expect(rimRecipe(nobody, countedBy(nobody), 'rim')).toEqual({
      word: 'nobody-in-category',
      variable: 'sex',
      code: 7,
    });
    expect(rimRecipe(rim, countedBy(rim, []), 'rim')).toEqual({ word: 'nobody' });
  });
});

describe('what is told of a weight', () => {
  const told = new Map([
    ...variables,
    [
      'sex',
      { ...variables.get('sex')!, categories: ['男', '女', '不便透露'].map((label, at) => ({ code: at + 1, label })) },
    ],
  ] as const);

  it('names the targets that were not reached with what was reached, and who has no target', () => {
    // 40 : 60 is asked for where 295 are 5 : 95 and weights end at 3.
    const few: readonly Row[] = Array.from({ length: 300 }, (_, place) => ({
      sex: place >= 295 ? 3 : place < 15 ? 2 : 1,
    }));
    const weight: RimWeight = { by: 'rim', least: 0.2, most: 3, targets: [target('sex', [2, 40], [1, 60])] };
    const { outcome, read } = made(weight, few);
    const sum = (of: readonly Row[]) => of.reduce((sofar, row) => sofar + (read(row) as number), 0);
    const placed = few.filter(({ sex }) => sex !== 3);
    const reached = (100 * sum(placed.filter(({ sex }) => sex === 2))) / sum(placed);
    expect(reached).toBeLessThan(25);
    expect(outcome.missed.map(({ code }) => code).sort()).toEqual([1, 2]);
    expect(outcome.missed.find(({ code }) => code === 2)).toMatchObject({ target: 40 });
    expect(outcome.missed.find(({ code }) => code === 2)!.reached).toBeCloseTo(reached, 9);
    expect(outcome).toMatchObject({ unplaced: 5, untargeted: [{ variable: 'sex', code: 3 }] });
    const [missed, untargeted] = weightWarnings({ rim: outcome }, told, 'zh');
    expect(missed).toContain(`Q1 性别“女”目标 40.0%，实际 ${reached.toFixed(1)}%`);
    expect(untargeted).toContain('Q1 性别“不便透露”');
    expect(untargeted).toContain('5 份');
    expect(weightLine(weight, { rim: outcome }, told, 'en')).toMatch(/; targets not reached$/);
  });

  it('says nothing against one that holds', () => {
    const placed = rows.filter(({ sex, age }) => sex !== 3 && age !== null);
    const { outcome } = made(rim, placed);
    expect(outcome).toEqual({ missed: [], unplaced: 0, untargeted: [] });
    expect(weightWarnings({ rim: outcome }, told, 'en')).toEqual([]);
    expect(weightLine(rim, { rim: outcome }, told, 'en')).toBe(describeWeight(rim, told, 'en'));
    const { outcome: silent } = made(rim);
    expect(silent.untargeted).toEqual([
      { variable: 'sex', code: 3 },
      { variable: 'age', code: null },
    ]);
  });

  it('counts those who have no weight, and leaves them out of every base', () => {
    const weighted: readonly Row[] = [null, null, 0, 0, 0, 2, 1, 0.5].map((w, at) => ({ w, sex: 1 + (at % 2) }));
    const asks = weighAsks([{ kind: 'count', by: [{ variable: 'sex' }] }], 'w');
    const answers = asks.map(ask => ({
      groups: packGroups(countSlowly(weighted, { ...ask, timeZone: 'UTC', weight: 'w' } as CountRequest)),
      asOf: 1,
    }));
    const { answers: own, weightless } = readWeighed(answers, 'w');
    expect(weightless).toEqual({ missing: 2, zero: 3, impossible: 0 });
    expect(own).toHaveLength(1);
    expect(listGroups((own[0] as ColumnResult<'count'>).groups).reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const line = (language: 'zh' | 'en') =>
      weightLine({ by: 'variable', variable: 'w' }, { weightless }, variables, language);
    expect(line('zh')).toBe('按变量 设计权重 加权；2 份答卷没有权重、3 份答卷的权重为 0，不计入样本量');
    expect(line('en')).toBe(
      'Weighted by 设计权重; 2 records without a weight and 3 records with a weight of 0 are not in the base',
    );
  });

  it('finds weights that are none: negative ones, and those that cannot be added up', () => {
    const wrong: readonly Row[] = [-1, 2e9, 1, null].map(w => ({ w }));
    const [, , , impossible] = weighAsks([{ kind: 'count', by: [] }], 'w').map(ask =>
      countSlowly(wrong, { ...ask, timeZone: 'UTC' } as CountRequest),
    );
    expect(impossible![0]!.count).toBe(2);
    expect(weighAsks([{ kind: 'count', by: [] }], undefined)).toEqual([{ kind: 'count', by: [] }]);
  });

  it('stands at every exhibit, behind what it means', () => {
    const framed = { title: '', source: { asOf: '', base: { people: 1 } }, kind: 'note', paragraphs: [] } as const;
    const notes = [
      { tone: 'meaning', text: asTold('m') },
      { tone: 'footnote', text: 'f' },
    ] as const;
    const shown = withWarnings(
      [
        { ...framed, id: 'a', notes },
        { ...framed, id: 'b', notes: [] },
      ],
      [asTold('w')],
    );
    expect(shown.map(one => one.notes.map(({ text }) => text))).toEqual([['m', 'w', 'f'], ['w']]);
  });
});

describe('a weight from outside', () => {
  it('is let through when it can be worked out', () => {
    for (const weight of [rim, { by: 'variable', variable: 'w' }, { by: 'variable', variable: 'sex' }])
      expect(checkWeight(weight, variables)).toBeUndefined();
  });

  it('is refused by a word, whatever it is', () => {
    const odd = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.record({
        by: fc.constantFrom('rim', 'variable'),
        targets: fc.anything(),
        least: fc.anything(),
        most: fc.anything(),
      }),
      fc.anything().map(shares => ({ ...rim, targets: [{ variable: 'sex', shares }] })),
    );
    fc.assert(
      fc.property(odd, weight => {
        expect(checkWeight(weight, variables)?.word).toBeTypeOf('string');
      }),
    );
  });

  const shares = (count: number, variable: string) =>
    target(variable, ...Array.from({ length: count }, (_, one) => [one, 1] as const));
  it.each<[string, unknown]>([
    ['variable-unknown', { by: 'variable', variable: '__proto__' }],
    ['variable-not-supported', { by: 'variable', variable: 'set' }],
    ['variable-not-supported', { ...rim, targets: [target('w', [1, 1])] }],
    ['variable-twice', { ...rim, targets: [rim.targets[0], rim.targets[0]] }],
    ['codes-twice', { ...rim, targets: [target('sex', [1, 1], [1, 2])] }],
    ['empty', { ...rim, targets: [] }],
    ['empty', { ...rim, targets: [target('sex', [1, 0])] }],
    ['too-many', { ...rim, targets: new Array(11).fill(rim.targets[0]) }],
    ['too-many', { ...rim, targets: [shares(200, 'sex'), shares(200, 'age')] }],
    ['not-readable', { ...rim, least: 2 }],
    ['not-readable', { ...rim, most: Number.POSITIVE_INFINITY }],
    ['not-readable', { ...rim, targets: [target('sex', [1, -1], [2, 3])] }],
    ['not-readable', Object.create(rim)],
  ])('says %s', (word, weight) => {
    expect(checkWeight(weight, variables)).toMatchObject({ word });
  });
});

it('a weight is told in words', () => {
  const told = (weight: Weight) => (['zh', 'en'] as const).map(language => describeWeight(weight, variables, language));
  expect(told({ by: 'variable', variable: 'w' })).toEqual(['按变量 设计权重 加权', 'Weighted by 设计权重']);
  expect(told(rim)).toEqual([
    '按 Q1 性别、Q2 年龄 的目标比例做边际加权（权重限于 0.2 至 5）',
    'Rim weighted to targets of Q1 性别, Q2 年龄 (weights kept between 0.2 and 5)',
  ]);
});
