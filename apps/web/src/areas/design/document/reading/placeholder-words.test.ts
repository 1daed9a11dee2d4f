import { questionTypes } from '@wenshu/question-types/core';
import { createQuestionnaire, preflight, type Question } from '@wenshu/survey-core';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { expect, it } from 'vitest';

const words = (['zh', 'en'] as const).flatMap(language => {
  const { newOption, newRow, newRightTitle, newTag, newRegion } = questionnaireDefaultTexts[language];
  return [
    newOption(1),
    newOption(12),
    newRow(3),
    newRightTitle(2),
    newTag(9),
    newRegion(2),
    newOption(1).replace(' ', ''),
  ];
});

it.each(words)('“%s”, which the editor writes into new parts, is known as a default text', text => {
  const question: Question = {
    id: 'q',
    type: 'single-choice',
    groupId: 'g',
    order: 'a',
    seqName: 'Q1',
    title: { text: 'Which?' },
    settings: {},
    itemGroups: {},
    rows: {},
    rowGroups: {},
    items: { i: { id: 'i', order: 'a', title: { text }, settings: {} } },
  };
  const document = {
    ...createQuestionnaire({ title: 'T', baseLanguageId: 2, groupId: 'g' }),
    questions: { q: question },
  };
  expect(preflight(document, questionTypes).map(({ problem }) => problem)).toEqual(['text-placeholder']);
});
