import { compileSurvey, currentPage, openAnswering, replayAnswers } from '@wenshu/survey-core';
import { buildFlow } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { questionTypes } from '../src/core.ts';
import { example } from '../src/label/examples.ts';
import { example as choice } from '../src/single-choice/examples.ts';

const questions = [example.question, { ...choice.question, id: 'question2', settings: {} }];
const flow = buildFlow({ questions });
const model = compileSurvey(flow, questionTypes);
const askedOf = (labels?: string[]) =>
  currentPage(model, openAnswering(model, labels ? { context: { labels } } : {})).questions.map(one => one.key);

test('is asked on anonymous links, and of those who have none of its labels', () => {
  expect(askedOf()).toEqual(['question1', 'question2']);
  expect(askedOf(['other'])).toEqual(['question1', 'question2']);
});

test('is known and hidden where the respondent has labels', () => {
  expect(askedOf(['c', ' A '])).toEqual(['question2']);
  expect(openAnswering(model, { context: { labels: ['c'] } }).answers).toEqual({ question1: { items: ['c'] } });
});

test('is stored as known, whatever was sent', () => {
  const sent = { question1: { items: ['b'] } };
  expect(replayAnswers(model, sent, { labels: ['c'] })).toMatchObject({
    answers: { question1: { items: ['c'] } },
    problems: [],
  });
  expect(replayAnswers(model, {}).problems).toMatchObject([{ problem: 'label-missing', key: 'question1' }]);
});
