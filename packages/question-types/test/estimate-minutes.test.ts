import { estimateMinutes, type Question, type Questionnaire } from '@wenshu/survey-core';
import { buildExample, ids } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { questionTypes } from '../src/core.ts';

const example = buildExample();
const minutes = (document: Questionnaire) => estimateMinutes(document, questionTypes);
const times = (question: Question, count: number): Questionnaire => ({
  ...example,
  questions: Object.fromEntries(Array.from({ length: count }, (_, n) => [`q${n}`, { ...question, id: `q${n}` }])),
});

test('an empty questionnaire takes no less than a minute, thirty choices take some', () => {
  expect(minutes({ ...example, questions: {} })).toBe(1);
  const choices = minutes(times(example.questions[ids.choice]!, 30));
  expect(choices).toBeGreaterThanOrEqual(2);
  expect(choices).toBeLessThanOrEqual(5);
});

test('writing takes longer than choosing, and a matrix as long as its rows', () => {
  const choices = minutes(times(example.questions[ids.choice]!, 30));
  expect(minutes(times(example.questions[ids.text]!, 30))).toBeGreaterThan(choices);
  expect(minutes(times(example.questions[ids.matrix]!, 30))).toBeGreaterThan(choices);
});

test('the tasks of a design take as long as there are concepts to weigh', () => {
  const levels = [['levelA', 'levelB']];
  const design = (tasks: number) =>
    JSON.stringify({ levels, versions: [Array.from({ length: tasks }, () => [[0], [1]])] });
  const question = (tasks: number) => ({
    ...example.questions[ids.choice]!,
    type: 'cbc',
    settings: { 20150: design(tasks) },
  });
  expect(minutes(times(question(30), 1))).toBe(4);
  expect(minutes(times(question(60), 1))).toBe(8);
});
