import { expect, test } from 'vitest';
import { questionTypes } from '../../question-types/src/core.ts';
import { buildCodebook } from '../src/codebook/codebook.ts';
import { uniqueNames } from '../src/codebook/variable-names.ts';
import type { Flow } from '../src/flow/flow.ts';
import {
  calculation,
  fillIn,
  flowOf,
  matrix,
  multiple,
  number,
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

test('carried options keep their codes, and two codes never meet', () => {
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
  expect(labels?.map(({ value }) => value)).toEqual([1, 1002, 2]);
  expect(rowOf([flow], { q1: { items: ['b'] }, q2: { item: 'b' } }).Q2).toBe(1002);
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
