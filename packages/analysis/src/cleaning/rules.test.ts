import { describe, expect, it } from 'vitest';
import { ruleSlowly } from '../../test/slow-rules.ts';
import type { DataVariable, Row } from '../data-set/variable.ts';
import { checkRule, checkRules } from './check-rules.ts';
import { describeRule } from './describe-rule.ts';
import type { CleaningRule, RuleKindName, RuleSettings } from './rule.ts';
import { rulesIn, tallyHits } from './tally-hits.ts';

const variables: readonly DataVariable[] = (
  [
    ['fact:serial', 'number'],
    ['fact:durationSeconds', 'number'],
    ['fact:pageTime:p2', 'number'],
    ['fact:flags', 'codes'],
    ['fact:trap', 'number'],
    ['row1', 'code'],
    ['row2', 'code'],
    ['row3', 'code'],
    ['why', 'text'],
    ['age', 'number'],
  ] as const
).map(([key, kept]) => ({
  key,
  kept,
  name: key,
  label: key,
  measure: 'nominal',
  ...(key.startsWith('fact:') ? {} : { questionId: key }),
}));
const question = (key: string, keys: readonly string[]) => ({
  key,
  name: key.toUpperCase(),
  title: key,
  questionId: key,
  summary: {} as never,
  variables: keys.map(one => ({ key: one, label: '' })),
});
const data = {
  variables: new Map(variables.map(variable => [variable.key, variable])),
  questions: new Map([
    ['grid', question('grid', ['row1', 'row2', 'row3'])],
    ['why', question('why', ['why'])],
    ['age', question('age', ['age'])],
  ]),
};

const ruleOf = <Kind extends RuleKindName>(kind: Kind, settings: RuleSettings[Kind]) =>
  ({ id: 'r1', name: 'Rule', kind, settings, isOn: true }) as unknown as CleaningRule;

function foundBy(rule: CleaningRule, rows: readonly Row[], medians: Readonly<Record<string, number>> = {}) {
  expect(checkRule(rule, data)).toBeUndefined();
  return ruleSlowly(rule, rows, { data, variables, medians });
}

const written = (...texts: readonly (string | null)[]): Row[] =>
  texts.map((why, at) => ({ why, 'fact:serial': at + 1 }));

describe('each kind of rule finds what was worked out by hand', () => {
  it('too fast: below seconds, below a share of the median, on a page; exactly so long is not', () => {
    const rows = [9, 10, 11, null].map(seconds => ({ 'fact:durationSeconds': seconds, 'fact:pageTime:p2': seconds }));
    expect(foundBy(ruleOf('speeder', { time: 'fact:durationSeconds', by: 'seconds', below: 10 }), rows)).toEqual([0]);
    const share = ruleOf('speeder', { time: 'fact:pageTime:p2', by: 'percent', below: 50 });
    expect(foundBy(share, rows, { 'fact:pageTime:p2': 22 })).toEqual([0, 1]);
    expect(foundBy(share, rows)).toBe('too-few');
  });

  it('too fast by 30 % of the median is the flag that every record has already', () => {
    const rows = [{ 'fact:flags': [1, 3] }, { 'fact:flags': [2] }, { 'fact:flags': null }];
    const rule = ruleOf('speeder', { time: 'fact:durationSeconds', by: 'percent', below: 30 });
    expect(foundBy(rule, rows, { 'fact:durationSeconds': 100 })).toEqual([0]);
  });

  it('one answer down a grid, in so many rows at least; rows left blank say nothing', () => {
    const grid = (row1: number | null, row2: number | null, row3: number | null) => ({ row1, row2, row3 });
    const rows = [grid(2, 2, 2), grid(2, 2, 1), grid(2, null, 2), grid(2, null, null), grid(null, null, null)];
    const rule = (leastRows: number) => ruleOf('straight-line', { questions: ['grid'], leastRows });
    expect(foundBy(rule(3), rows)).toEqual([0]);
    expect(foundBy(rule(2), rows)).toEqual([0, 2]);
    const flagged = ruleOf('straight-line', { questions: [], leastRows: 5 });
    expect(foundBy(flagged, [{ 'fact:flags': [2] }, { 'fact:flags': [] }])).toEqual([0]);
  });

  it('the same answers to chosen questions: the first of a group stays, who says nothing repeats nobody', () => {
    const rule = ruleOf('duplicate', { by: 'questions', questions: ['why', 'age'] });
    const rows = [
      { 'fact:serial': 3, why: 'Tea ', age: 20 },
      { 'fact:serial': 1, why: 'tea', age: 20 },
      { 'fact:serial': 2, why: 'tea', age: null },
      { 'fact:serial': 4, why: null, age: null },
      { 'fact:serial': 5, why: null, age: null },
    ];
    expect(foundBy(rule, rows)).toEqual([0]);
  });

  it('attention checks failed', () => {
    const rows = [{ 'fact:trap': 1 }, { 'fact:trap': 2 }, { 'fact:trap': null }];
    expect(foundBy(ruleOf('trap', { least: 2 }), rows)).toEqual([1]);
  });

  it('whatever contradicts itself', () => {
    const filter = {
      all: [
        { test: 'number', variable: 'age', compare: '<', value: 18 },
        { test: 'text', variable: 'why', is: 'contains', value: 'my car' },
      ],
    } as const;
    const rows = [{ age: 15, why: 'In my car' }, { age: 25, why: 'In my car' }, { age: 15 }];
    expect(foundBy(ruleOf('contradiction', { filter }), rows)).toEqual([0]);
  });

  it.each([
    ['repeated', ['啊啊啊', 'aaaa', 'ababab', 'ok', '2020', '好吃好吃', 'because it is good'], [0, 1, 2]],
    ['keyboard', ['asdf', 'lkjh fun', 'qwerty', 'property', 'were', 'sad'], [0, 1, 2]],
    ['no-words', ['123', '。。。', '- -', 'no 1', '无', ''], [0, 1, 2]],
    ['no-vowels', ['bcdfg', 'x c v b n', 'rhythm', 'tv', '不bcdfg', 'strong'], [0, 1]],
  ] as const)('meaningless text: %s', (way, texts, wanted) => {
    const rule = ruleOf('gibberish', { questions: ['why'], ways: [way], shorterThan: 0, sharedBy: 0 });
    expect(foundBy(rule, written(...texts))).toEqual([...wanted]);
  });

  it('meaningless text: too short, or the same from many, the first of them too', () => {
    const short = ruleOf('gibberish', { questions: ['why'], ways: [], shorterThan: 2, sharedBy: 0 });
    expect(foundBy(short, written('好', '很好', ' a ', null))).toEqual([0, 2]);
    const shared = ruleOf('gibberish', { questions: ['why'], ways: [], shorterThan: 0, sharedBy: 3 });
    expect(foundBy(shared, written('good', 'Good', ' good', 'fine', 'fine', null, null, null))).toEqual([0, 1, 2]);
  });

  it('numbers out of range', () => {
    const rows = [0, 18, 99, 100, null].map(age => ({ age }));
    expect(foundBy(ruleOf('out-of-range', { variable: 'age', least: 18, most: 99 }), rows)).toEqual([0, 3]);
    expect(foundBy(ruleOf('out-of-range', { variable: 'age', least: null, most: 99 }), rows)).toEqual([3]);
  });
});

describe('rules of a stranger', () => {
  it.each([
    [{ by: 'seconds', time: 'fact:durationSeconds', below: 0 }, 'not-set'],
    [{ by: 'seconds', time: 'fact:pageTime:gone', below: 5 }, 'gone'],
    [{ by: 'seconds', time: 'age', below: 5 }, 'not-readable'],
    [{}, 'not-readable'],
  ])('a speeder of %j is refused: %s', (settings, word) => {
    expect(checkRule(ruleOf('speeder', settings as never), data)).toBe(word);
  });

  it('are refused at the rule, and ids are there once', () => {
    const good = ruleOf('trap', { least: 1 });
    expect(checkRules([good, { ...good, id: 'r2', kind: '__proto__' }], data)).toEqual({ word: 'not-readable', at: 1 });
    expect(checkRules([good, good], data)).toEqual({ word: 'not-readable', at: -1 });
    expect(checkRules([{ ...good, name: ' ' }], data)).toEqual({ word: 'not-set', at: 0 });
    expect(checkRules([ruleOf('duplicate', { by: 'questions', questions: [] })], data)?.word).toBe('not-set');
    expect(checkRules([ruleOf('duplicate', { by: 'device', questions: ['gone'] })], data)?.word).toBe('gone');
    expect(checkRules(Array(31).fill(good), data)?.at).toBe(-1);
  });
});

it('rules are told in words of both languages', () => {
  const rule = ruleOf('gibberish', { questions: ['why'], ways: ['keyboard'], shorterThan: 2, sharedBy: 0 });
  expect(describeRule(rule, data, 'zh')).toBe('WHY 的文字含有连续的按键（如 asdf），或不足 2 个字');
  expect(describeRule(rule, data, 'en')).toBe(
    'The text of WHY has a run of neighbouring keys (such as asdf), or is shorter than 2 characters',
  );
});

it('hits are counted: each, alone, together and in all', () => {
  const masks = Uint32Array.from([0b01, 0b11, 0b11, 0b10, 0, 0b100]);
  expect(tallyHits(masks, 3)).toEqual({
    total: 5,
    hits: [3, 3, 1],
    alone: [1, 1, 1],
    overlap: [
      [3, 2, 0],
      [2, 3, 0],
      [0, 0, 1],
    ],
  });
  expect(rulesIn(0b101, 3)).toEqual([0, 2]);
});
