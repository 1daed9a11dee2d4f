import { expect, test } from 'vitest';
import { questionTypes } from '../../question-types/src/core.ts';
import { designPages } from '../src/answering/design-pages.ts';
import { buildCodebook } from '../src/codebook/codebook.ts';
import { uniqueNames } from '../src/codebook/variable-names.ts';
import type { Question, Questionnaire } from '../src/document/questionnaire.ts';
import { buildFlow } from '../src/flow/build-flow.ts';
import type { Flow } from '../src/flow/flow.ts';
import { applyChanges } from '../src/questionnaire/change.ts';
import { createQuestionnaire } from '../src/questionnaire/create-questionnaire.ts';
import { numberOptions } from '../src/questionnaire/number-options.ts';
import {
  calculation,
  fillIn,
  flowOf,
  matrix,
  multiple,
  number,
  pageBreak,
  ranking,
  rule,
  single,
} from './surveys/build-survey.ts';

const rowOf = (flows: readonly Flow[], answers: Parameters<ReturnType<typeof buildCodebook>['valuesOf']>[0]) => {
  const codebook = buildCodebook(flows, questionTypes);
  const values = codebook.valuesOf(answers);
  expect(values).toHaveLength(codebook.variables.length);
  return Object.fromEntries(codebook.variables.map((variable, index) => [variable.name, values[index]]));
};

test('every type has its variables, loops theirs per copy, scores and calculations their own', () => {
  const flow = flowOf({
    questions: [
      single('q1', [
        { id: 'a', settings: { score: 2 } },
        { id: 'b', settings: { hasBlank: true } },
      ]),
      multiple('q2'),
      ranking('q3'),
      matrix('q4'),
      number('q5'),
    ],
    logic: [rule({ kind: 'question-relation', target: { questionId: 'q5' }, fromQuestionId: 'q2', take: 'selected' })],
    calculations: [calculation('total', 'sum(#q5) + known(score(#q1), 0)')],
  });
  const answers = {
    q1: { item: 'a' },
    q2: { items: ['a', 'c'] },
    q3: { order: ['c', 'a'] },
    q4: { r1: 'b' },
    'q5@a': '3',
    'q5@c': '4',
  };
  expect(rowOf([flow], answers)).toEqual({
    Q1: 1,
    Q1_2_text: null,
    Q2_1: 1,
    Q2_2: 0,
    Q2_3: 1,
    Q3_1: 2,
    Q3_2: null,
    Q3_3: 1,
    Q4_1: 2,
    Q4_2: null,
    Q5_1: 3,
    Q5_2: null,
    Q5_3: 4,
    Q1_score: 2,
    score: 2,
    total: 9,
  });
  const sets = buildCodebook([flow], questionTypes).variables.filter(variable => variable.set === 'Q2');
  expect(sets.map(variable => variable.name)).toEqual(['Q2_1', 'Q2_2', 'Q2_3']);
});

test('what an older snapshot had stays: options, questions, loops', () => {
  const newer = flowOf({ questions: [single('q1', [{ id: 'a', settings: { optionNumber: 1 } }]), fillIn('q2')] });
  const older = flowOf({
    questions: [
      single('q1', [
        { id: 'a', settings: { optionNumber: 1 } },
        { id: 'gone', settings: { optionNumber: 2 } },
      ]),
      fillIn('q2'),
      fillIn('q9'),
    ],
    logic: [rule({ kind: 'question-relation', target: { questionId: 'q2' }, fromQuestionId: 'q1', take: 'selected' })],
  });
  expect(rowOf([newer, older], { q1: { item: 'gone' }, 'q2@gone': 'x', q9: 'y' })).toEqual({
    Q1: 2,
    Q2: null,
    Q2_1: null,
    Q2_2: 'x',
    Q9: 'y',
  });
});

test('carried options keep the codes and labels of their source, and two codes never meet', () => {
  const flow = flowOf({
    questions: [
      multiple('q1', [
        { id: 'a', settings: { optionNumber: 1 } },
        { id: 'b', settings: { optionNumber: 2 } },
      ]),
      single('q2', [{ id: 'own', settings: { optionNumber: 2 } }]),
    ],
    logic: [rule({ kind: 'option-reference', questionId: 'q2', fromQuestionId: 'q1', take: 'selected' })],
  });
  const labels = buildCodebook([flow], questionTypes).variables.find(variable => variable.name === 'Q2')?.valueLabels;
  expect(labels?.map(({ value, label }) => [value, label])).toEqual([
    [1, 'A'],
    [2, 'B'],
    [10_002, 'OWN'],
  ]);
  expect(rowOf([flow], { q1: { items: ['b'] }, q2: { item: 'b' } }).Q2).toBe(2);
});

test('publishing numbers a question and those that carry its options together: each code is one option', () => {
  const part = (id: string, text: string) => ({ id, order: id, title: { text }, settings: {} });
  const choice = (id: string, items: readonly ReturnType<typeof part>[]): Question => ({
    id,
    type: 'single-choice',
    groupId: 'g1',
    order: id,
    seqName: id.toUpperCase(),
    title: { text: id },
    settings: {},
    items: Object.fromEntries(items.map(item => [item.id, item])),
    itemGroups: {},
    rows: {},
    rowGroups: {},
  });
  const document: Questionnaire = {
    ...createQuestionnaire({ title: 'Drinks', baseLanguageId: 2, groupId: 'g1' }),
    // What carries is stored first: where a question stands decides, not how it is stored.
    questions: {
      q2: choice('q2', [part('own1', 'Cocoa'), part('own2', 'tea ')]),
      q1: choice('q1', [part('a', 'Tea'), part('b', 'Coffee')]),
    },
    logic: {
      r: { id: 'r', order: 'r', kind: 'option-reference', questionId: 'q2', fromQuestionId: 'q1', take: 'selected' },
    },
  };
  const published = applyChanges(document, numberOptions(document));
  const flow = buildFlow(published, { scrollId: 's', versionTime: 1, languageId: 2 });
  const { variables } = buildCodebook([flow], questionTypes);
  const labelsOf = (name: string) =>
    variables.find(variable => variable.name === name)?.valueLabels?.map(({ value, label }) => [value, label.trim()]);
  expect(labelsOf('Q1')).toEqual([
    [1, 'Tea'],
    [2, 'Coffee'],
  ]);
  // The tea that is typed in here as well is the same answer, so it is the same code.
  expect(labelsOf('Q2')).toEqual([
    [2, 'Coffee'],
    [3, 'Cocoa'],
    [1, 'tea'],
  ]);
});

test('names are safe for SPSS and unique whatever the case', () => {
  expect(uniqueNames(['Q1', 'q1', '年龄', '1a', 'with', `${'x'.repeat(80)}`, 'a b'])).toEqual([
    'Q1',
    'q1_2',
    'V',
    'V1a',
    'with_',
    'x'.repeat(64),
    'a_b',
  ]);
});

test('a page is named by the question that begins it in the design, in every snapshot that there was', () => {
  const newest = flowOf({
    questions: [pageBreak(), single('q1'), fillIn('q2'), pageBreak(), pageBreak(), number('q3')],
    logic: [rule({ kind: 'question-relation', target: { questionId: 'q3' }, fromQuestionId: 'q1', take: 'selected' })],
  });
  const older = flowOf({ questions: [fillIn('q2'), single('q1'), pageBreak(), fillIn('q4')] });
  expect(designPages(newest, questionTypes)).toEqual(
    new Map([
      ['q1', 'q1'],
      ['q2', 'q1'],
      ['q3', 'q3'],
    ]),
  );
  const { pages } = buildCodebook([newest, older], questionTypes);
  expect(pages.map(({ questionId, name }) => [questionId, name])).toEqual([
    ['q1', 'page_Q1'],
    ['q3', 'page_Q3'],
    ['q2', 'page_Q2'],
    ['q4', 'page_Q4'],
  ]);
});
