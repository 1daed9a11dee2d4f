import type { Json } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { type QuestionTypeSlug, questionTypes } from '../src/core.ts';
import { typeExamples } from '../src/examples.ts';

/** Which of these numbers a type takes at a place of its example answer. */
function taken(slug: QuestionTypeSlug, numbers: readonly number[], answerWith: (value: number) => Json) {
  const bound = questionTypes[slug].bind(typeExamples[slug].question);
  return numbers.filter(value => bound.check(answerWith(value)).length === 0);
}

test('the importance of a Kano feature is 1 to 5 (S9.4)', () => {
  const rest = { functional: 'a', dysfunctional: 'e' };
  const answerWith = (importance: number) => ({ x: { ...rest, importance }, y: { ...rest, importance: 3 } });
  expect(taken('kano', [-1, 0, 1, 2, 2.5, 3, 4, 5, 6, 10], answerWith)).toEqual([1, 2, 3, 4, 5]);
});

test('the purchase intent of a conjoint card is 1 to 10 (S9.5)', () => {
  const answerWith = (intent: number) => ({ version: 1, tasks: { 1: intent, 2: 5, 3: 5 } });
  const wholes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(taken('cpc', [-1, 0, ...wholes, 5.5, 11], answerWith)).toEqual(wholes);
});
