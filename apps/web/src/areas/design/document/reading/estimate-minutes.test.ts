import type { Question, Questionnaire } from '@wenshu/survey-core';
import { buildExample, ids } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { estimateMinutes } from './estimate-minutes.ts';

const example = buildExample();
const times = (question: Question, count: number): Questionnaire => ({
  ...example,
  questions: Object.fromEntries(Array.from({ length: count }, (_, n) => [`q${n}`, { ...question, id: `q${n}` }])),
});

test('an empty questionnaire takes no less than a minute, thirty choices take some', () => {
  expect(estimateMinutes({ ...example, questions: {} })).toBe(1);
  const choices = estimateMinutes(times(example.questions[ids.choice]!, 30));
  expect(choices).toBeGreaterThanOrEqual(2);
  expect(choices).toBeLessThanOrEqual(5);
});

test('writing takes longer than choosing, and a matrix as long as its rows', () => {
  const choices = estimateMinutes(times(example.questions[ids.choice]!, 30));
  expect(estimateMinutes(times(example.questions[ids.text]!, 30))).toBeGreaterThan(choices);
  expect(estimateMinutes(times(example.questions[ids.matrix]!, 30))).toBeGreaterThan(choices);
});
