import { questionTypes } from '@wenshu/question-types/core';
import { npsOfCounts } from '@wenshu/statistics';
import { buildCodebook } from '@wenshu/survey-core';
import { buildFlow } from '@wenshu/survey-core/testing';
import { expect, it } from 'vitest';
import { exampleQuestion } from './example-question.ts';
import { npsGroup } from './nps-group.ts';

it('shows the variable, the label and the value that the codebook of a survey with it would have', () => {
  const question = exampleQuestion('Would you?');
  const codebook = buildCodebook([buildFlow({ questions: [question] })], questionTypes);
  expect(codebook.variables).toMatchObject([{ name: question.seqName, label: question.title.text }]);
  expect(codebook.valuesOf({ [question.id]: 8 })).toEqual([8]);
  expect(codebook.valuesOf({})).toEqual([null]);
});

it.each(Array.from({ length: 11 }, (_, point) => point))('counts a %i where the product’s NPS counts it', point => {
  const distribution = Array.from({ length: 11 }, (_, at) => (at === point ? 7 : 0));
  const found = npsOfCounts({ n: 7, distribution, squares: 7, settings: { confidence: 0.95 } });
  expect(found[npsGroup(point)]).toBe(7);
});
