import { countQuestions } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { questionTypes } from '../src/core.ts';
import { typeExamples } from '../src/examples.ts';

it('what somebody answers is a question, of every type; page breaks and notes are none', () => {
  const all = Object.entries(typeExamples).map(([type, { question }]) => ({ type, question }));
  const asked = all.filter(
    ({ type, question }) => questionTypes[type as keyof typeof questionTypes].bind(question).role === 'question',
  );
  expect(countQuestions(all, questionTypes)).toBe(asked.length);
  expect(asked.length).toBeLessThan(all.length);
  const design = ['single-choice', 'page-break', 'text-note', 'nps', 'page-break', 'fill-in', 'label'];
  const questions = design.map(type => ({ type }));
  expect(countQuestions(questions, questionTypes)).toBe(4);
});
