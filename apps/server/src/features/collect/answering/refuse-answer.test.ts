import { errorCodes } from '@wenshu/api-contract';
import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { typeExamples } from '@wenshu/question-types/examples';
import { checkAnswer, writeSettings } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { refusalOfProblem } from './refuse-answer.ts';

const slugs = (Object.keys(questionTypes) as QuestionTypeSlug[]).filter(
  slug => questionTypes[slug].bind(typeExamples[slug].question).role === 'question',
);

it.each(slugs)('%s: an answer that is required and missing is refused with 20001 (S3.70, S5.98)', slug => {
  const { question } = typeExamples[slug];
  const required = { ...question, settings: { ...question.settings, ...writeSettings({ required: true }) } };
  const [problem] = checkAnswer(questionTypes[slug].bind(required), undefined);
  const { errorName, details } = refusalOfProblem({ ...problem!, key: question.id });
  expect([errorCodes[errorName].code, details.field]).toEqual(['20001', question.id]);
});

it.each([
  ['kano', 'parts-missing'],
  ['cbc', 'tasks-missing'],
  ['maxdiff', 'best-worst-missing'],
  ['bpto', 'choices-unfinished'],
] as const)('%s, %s: a part that is required and missing too', (slug, word) => {
  const { question, wrong } = typeExamples[slug];
  const { answer } = wrong.find(one => one.problem === word)!;
  const found = checkAnswer(questionTypes[slug].bind(question), answer).find(({ problem }) => problem === word)!;
  expect(errorCodes[refusalOfProblem({ ...found, key: 'q' }).errorName].code).toBe('20001');
});
