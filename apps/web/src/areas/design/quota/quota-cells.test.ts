import { type Questionnaire, type Quota, type QuotaMatch, settingDictionary } from '@wenshu/survey-core';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { describe, expect, it } from 'vitest';
import { mergeCombinations, newCells, quotaInput, splitCombinations, withSizes } from './change-cells.ts';
import { isTypedZero, parseSizes, readSize } from './paste-sizes.ts';
import { axesOf, axisChoices } from './quota-axes.ts';
import { buildGrid, countCombinations, keyOfMatch, totalOf } from './quota-grid.ts';

const { inputFormat } = settingDictionary;
const item = (id: string, order: string, text: string) => ({ id, order, title: { text }, settings: {} });
const question = (id: string, seqName: string, items: ReturnType<typeof item>[]) => ({
  id,
  seqName,
  order: seqName,
  type: 'single-choice',
  groupId: 'g',
  title: { text: `${seqName}?` },
  settings: {},
  items: Object.fromEntries(items.map(one => [one.id, one])),
  itemGroups: {},
  rows: {},
  rowGroups: {},
});
const document = {
  baseLanguageId: 2,
  title: { text: '' },
  description: { text: '' },
  translations: {},
  logic: {},
  verifications: {},
  agreements: {},
  appearance: {},
  cover: null,
  endPages: {},
  settings: {},
  groups: { g: { id: 'g', order: 'a', title: { text: '' }, settings: {} } },
  questions: {
    sex: question('sex', 'Q1', [item('f', 'a', 'Female'), item('m', 'b', 'Male')]),
    age: question('age', 'Q2', [item('y', 'a', 'Young'), item('o', 'b', 'Old')]),
  },
  calculations: { score: { id: 'score', order: 'a', name: 'Score', expression: '1' } },
} as unknown as Questionnaire;

const minter = () => {
  let last = 0;
  return () => `new${++last}`;
};
const quotaOf = (cells: ReturnType<typeof newCells>): Quota => ({
  id: 'quota',
  order: 'a',
  kind: 'cross',
  title: 'Q1 × Q2',
  whenFull: 'end',
  cells: Object.fromEntries(cells.map(cell => [cell.id, cell])),
});
const matches: QuotaMatch[] = [
  { sex: 'f', age: 'y' },
  { sex: 'f', age: 'o' },
  { sex: 'm', age: 'y' },
  { sex: 'm', age: 'o' },
];
const cross = quotaOf(newCells(matches, minter()));

describe('what a quota can count by', () => {
  const nps = { ...question('nps', 'Q3', []), type: 'nps' };
  const words = { ...question('words', 'Q4', []), type: 'fill-in' };
  const years = { ...question('years', 'Q5', []), type: 'fill-in', settings: { [inputFormat.code]: 3 } };
  const questions = { ...document.questions, nps, words, years };
  const withNumber = { ...document, questions } as unknown as Questionnaire;

  it('are options of choices, ranges of numbers, and calculations', () => {
    const { questions, numbers, calculations } = axisChoices(withNumber);
    expect(questions.map(one => one.key)).toEqual(['sex', 'age']);
    expect(numbers.map(one => one.id)).toEqual(['nps', 'years']);
    expect(calculations).toEqual(['score']);
  });

  it('are the options of a multiple choice, and any layer of a cascade', () => {
    const drinks = { ...question('drinks', 'Q3', [item('tea', 'a', 'Tea')]), type: 'multiple-choice' };
    const place = {
      ...question('place', 'Q4', [
        item('n', 'a', 'North'),
        { ...item('n1', 'b', 'Bath'), parentItemId: 'n' } as never,
        { ...item('n2', 'c', 'Ely'), parentItemId: 'n' } as never,
        item('s', 'd', 'South'),
      ]),
      type: 'cascade',
    };
    const layered = { ...document, questions: { drinks, place } } as unknown as Questionnaire;
    const { questions } = axisChoices(layered);
    expect(questions.map(one => [one.key, one.level])).toEqual([
      ['drinks', undefined],
      ['place:1', 1],
      ['place:2', 2],
    ]);
    const labelsOf = (key: string) => {
      const cells = newCells([questions.find(one => one.key === key)!.seed], minter());
      return axesOf(layered, quotaOf(cells), quotaTexts.en).map(axis => axis.values.map(value => value.label));
    };
    expect(labelsOf('place:1')).toEqual([['North', 'South']]);
    expect(labelsOf('place:2')).toEqual([['Bath', 'Ely']]);
  });

  it('shows the ranges of a number beside the options of a question', () => {
    const ranged: QuotaMatch[] = [{ max: 6 }, { min: 9 }].flatMap(nps => ['f', 'm'].map(sex => ({ nps, sex })));
    const axes = axesOf(withNumber, quotaOf(newCells(ranged, minter())), quotaTexts.en);
    expect(axes.map(axis => axis.values.map(value => value.label))).toEqual([
      [quotaTexts.en.atMost({ max: '6' }), quotaTexts.en.atLeast({ min: '9' })],
      ['Female', 'Male'],
    ]);
  });
});

describe('the table of a quota', () => {
  it('runs the last axis across and the others down, and finds each square’s cell whatever order its axes are in', () => {
    const axes = axesOf(document, cross, quotaTexts.en);
    const turned = { ...cross, cells: { one: { id: 'one', order: 'a', match: { age: 'y', sex: 'm' }, size: 7 } } };
    const grid = buildGrid(axes, turned);
    expect(grid.rows.map(row => row.labels)).toEqual([['Female'], ['Male']]);
    expect(grid.rows[1]?.squares.map(square => square.label)).toEqual(['Male × Young', 'Male × Old']);
    expect(grid.rows.flatMap(row => row.squares.map(square => grid.cellOf.get(square.key)?.size))).toEqual([
      undefined,
      undefined,
      7,
      undefined,
    ]);
    expect(countCombinations(axes)).toBe(4);
  });

  it('keeps rows and columns as they were laid out, though the database sorts the keys of a match', () => {
    const turned = matches.map(({ sex, age }) => ({ age: age!, sex: sex! }));
    expect(axesOf(document, quotaOf(newCells(turned, minter())), quotaTexts.en).map(axis => axis.id)).toEqual([
      'sex',
      'age',
    ]);
    const byAge = [turned[0]!, turned[2]!, turned[1]!, turned[3]!];
    expect(axesOf(document, quotaOf(newCells(byAge, minter())), quotaTexts.en).map(axis => axis.id)).toEqual([
      'age',
      'sex',
    ]);
  });

  it('takes along options that were added after the quota, and names ranges of calculations', () => {
    const single = quotaOf([
      { id: 'c1', order: 'a', match: { sex: 'f' }, size: 3 },
      { id: 'c2', order: 'b', match: { score: { min: 18, max: 24 } }, size: 3 },
      { id: 'c3', order: 'c', match: { score: { min: 25 } }, size: 3 },
    ]);
    const [sex, score] = axesOf(document, single, quotaTexts.en);
    expect(sex?.values.map(value => value.label)).toEqual(['Female', 'Male']);
    expect(score?.values.map(value => value.label)).toEqual(['18 – 24', '≥ 25']);
  });

  it('sums sizes, and is unlimited as soon as one cell is', () => {
    const [a, b] = [
      { id: 'a', order: 'a', match: {}, size: 3 },
      { id: 'b', order: 'b', match: {}, size: 4 },
    ];
    expect(totalOf([a, b, a])).toEqual({ size: 7, isUnlimited: false });
    expect(totalOf([a, undefined])).toEqual({ size: 3, isUnlimited: true });
    expect(totalOf([a, { ...b, size: 0, isClosed: true }])).toEqual({ size: 3, isUnlimited: false });
  });
});

describe('changing cells', () => {
  it('sets sizes of squares and gives a cell to one that had none', () => {
    const half = quotaOf(newCells(matches.slice(0, 2), minter()));
    const cells = withSizes(
      half,
      [
        { match: { age: 'y', sex: 'f' }, size: 5 },
        { match: matches[3]!, size: 9 },
      ],
      () => 'added',
    );
    expect(cells.map(cell => [cell.id, cell.size])).toEqual([
      ['new1', 5],
      ['new2', 0],
      ['added', 9],
    ]);
    expect(quotaInput(half, cells).cells).toHaveLength(3);
  });

  it('closes a cell beside its size, and opens it only when asked', () => {
    const closed = withSizes(cross, [{ match: matches[0]!, size: 5, isClosed: true }], minter());
    expect(closed[0]).toMatchObject({ size: 5, isClosed: true });
    const resized = withSizes(quotaOf(closed), [{ match: matches[0]!, size: 8 }], minter());
    expect(quotaInput(cross, resized).cells[0]).toMatchObject({ size: 8, isClosed: true });
    expect(withSizes(quotaOf(resized), [{ match: matches[0]!, size: 8, isClosed: false }], minter())[0]?.isClosed).toBe(
      false,
    );
    expect(mergeCombinations(quotaOf(resized), matches.slice(0, 2), minter()).at(-1)?.isClosed).toBeUndefined();
  });

  it('joins cells into one limit that is the sum of theirs, and takes them apart again', () => {
    const sized = quotaOf(
      withSizes(
        cross,
        matches.map(match => ({ match, size: 10 })),
        minter(),
      ),
    );
    const joined = mergeCombinations(sized, [matches[0]!, matches[2]!], minter());
    const shared = joined.find(cell => Array.isArray(cell.match));
    expect(shared).toMatchObject({ id: 'new1', size: 20, match: [matches[0], matches[2]] });
    expect(joined).toHaveLength(3);
    const apart = splitCombinations(quotaOf(joined), [matches[2]!], () => 'apart');
    expect(apart).toHaveLength(4);
    const sizes = new Map(apart.map(cell => [keyOfMatch(cell.match as QuotaMatch), cell.size]));
    expect([...matches.map(match => sizes.get(keyOfMatch(match)))]).toEqual([20, 10, 0, 10]);
  });

  it('stays without a limit when one of the joined cells had none', () => {
    const sized = quotaOf(withSizes(cross, [{ match: matches[0]!, size: 10 }], minter()));
    expect(mergeCombinations(sized, matches.slice(0, 2), minter()).at(-1)?.size).toBe(0);
  });
});

describe('pasting from a spreadsheet', () => {
  it('reads rows and columns, leaves empty places alone and knows grouped thousands', () => {
    expect(parseSizes('1\t2\r\n\t1,200\r\n')).toEqual([
      [1, 2],
      [undefined, 1200],
    ]);
  });

  it('refuses what is no table of sizes', () => {
    for (const text of ['a\tb', '-1', '1.5', '', '99999999']) expect(parseSizes(text)).toBeUndefined();
    // An empty field says no limit by itself; who types 0 is told that it is none (S3.55).
    expect(['', ' ', '0', ' 00 ', '10', 'x'].map(isTypedZero)).toEqual([false, false, true, true, false, false]);
    expect(readSize('')).toBe(0);
    expect(readSize('12')).toBe(12);
    expect(readSize('x')).toBeUndefined();
  });
});
