import {
  type BroughtCell,
  buildCodebook,
  buildFlow,
  type ColumnShape,
  columnShapes,
  createQuestionnaire,
  findType,
  hasBroughtOptions,
  layBroughtIn,
  mostBroughtOptions,
  typeForColumn,
} from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { questionTypes } from '../src/core.ts';

const blank = createQuestionnaire({ title: 'Data', baseLanguageId: 1, groupId: 'group001' });
const cells: Readonly<Record<ColumnShape, readonly [cell: BroughtCell, value: unknown][]>> = {
  one: [[1, 7]],
  level: [[0, 3]],
  several: [
    [[0], [1, 0]],
    [[], [0, 0]],
    [
      [0, 1],
      [1, 1],
    ],
  ],
  number: [
    [-1.25, -1.25],
    [1e21, 1e21],
    [0, 0],
  ],
  text: [['苹果 "a"', '苹果 "a"']],
  day: [['2026-03-01', '2026-03-01']],
};

it.each(columnShapes)('a column of the shape %s becomes a question whose data is the column', shape => {
  const options = hasBroughtOptions(shape)
    ? [
        { title: 'Low', code: 3 },
        { title: 'High', code: 7 },
      ]
    : [];
  const { document, columns } = layBroughtIn(blank, [{ name: 'x', title: 'X', shape, options }], questionTypes);
  const flow = buildFlow(document, { scrollId: 'data0001', versionTime: 1, languageId: 1 });
  const codebook = buildCodebook([flow], questionTypes);
  const [{ questionId, answerOf }] = columns as [(typeof columns)[number]];
  for (const [cell, value] of cells[shape]) {
    const answer = answerOf(cell);
    const bound = findType(questionTypes, document.questions[questionId]!.type)!.bind(flow.questions[0]!);
    expect(bound.parse(answer)).toEqual({ answer });
    const values = codebook.valuesOf({ [questionId]: answer! });
    expect(values).toEqual(Array.isArray(value) ? value : [value]);
  }
  expect(answerOf(null)).toBeUndefined();
});

it('a column with many options takes the type that has room for them', () => {
  expect(typeForColumn('one', 5, questionTypes)).toBe('single-choice');
  expect(typeForColumn('one', 101, questionTypes)).toBe('dropdown');
  expect(typeForColumn('one', mostBroughtOptions('one', questionTypes) + 1, questionTypes)).toBeUndefined();
});

it('further data goes into the questions that are there, with the options that they lack and codes that nobody has', () => {
  const options = [
    { title: 'Tea', code: 1 },
    { title: 'Coffee', code: 2 },
  ];
  const first = layBroughtIn(blank, [{ name: 'x', title: 'X', shape: 'one', options }], questionTypes);
  const questionId = first.columns[0]!.questionId;
  const more = [
    { title: 'Coffee', code: 1 },
    { title: 'Water', code: 2 },
  ];
  const second = layBroughtIn(
    first.document,
    [{ name: 'y', title: 'Y', shape: 'level', options: more, questionId }],
    questionTypes,
  );
  expect(Object.keys(second.document.questions)).toEqual([questionId]);
  const flow = buildFlow(second.document, { scrollId: 'data0001', versionTime: 2, languageId: 1 });
  const { variables, valuesOf } = buildCodebook([flow], questionTypes);
  expect(variables[0]!.valueLabels?.map(({ value, label }) => [value, label])).toEqual([
    [1, 'Tea'],
    [2, 'Coffee'],
    [3, 'Water'],
  ]);
  expect([0, 1].map(place => valuesOf({ [questionId]: second.columns[0]!.answerOf(place)! }))).toEqual([[2], [3]]);
});
