import { applyCommand, createQuestionnaire, type Edit, type Questionnaire } from '@wenshu/survey-core';
import { context } from '../../reading/testing/run-command.ts';

const question = (questionId: string, order: string) => ({
  questionId,
  groupId: 'group00001',
  order,
  type: 'fill-in',
  seqName: questionId,
  title: { text: questionId },
});
export const start = ['first00001', 'second0001'].reduce<Questionnaire>(
  (document, id, at) => (applyCommand(document, 'addTopQuestion', question(id, 'ab'[at]!), context) as Edit).document,
  createQuestionnaire({ title: 'Test', baseLanguageId: 2, groupId: 'group00001' }),
);
