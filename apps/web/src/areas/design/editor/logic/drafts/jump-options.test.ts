import { createQuestionnaire, type Questionnaire } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { expect, test, vi } from 'vitest';
import { newQuestion } from '../../../document/reading/new-question.ts';
import { runCommand } from '../../../document/reading/testing/run-command.ts';
import { jumpOptions } from './jump-options.ts';

vi.mock('../../../../../app/language/language.ts', () => ({ language: 'en' }));

const t = editorLogicTexts.en;
const add = (document: Questionnaire, questionId: string, groupId: string, type: 'nps' | 'page-break' = 'nps') =>
  runCommand(document, 'addTopQuestion', {
    ...newQuestion(document, type, { groupId, afterId: undefined }),
    questionId,
  });
const group = (document: Questionnaire, groupId: string, order: string) =>
  runCommand(document, 'saveQuestionGroup', { groupId, order, title: { text: groupId } });

/** Three groups; the jump is in the middle one, between two others and a page break. */
let survey = createQuestionnaire({ title: 'Jumps', baseLanguageId: 2, groupId: 'first00001' });
survey = group(group(survey, 'middle0001', 'x'), 'last000001', 'y');
survey = add(survey, 'before0001', 'first00001');
survey = add(survey, 'early00001', 'middle0001');
survey = add(survey, 'from000001', 'middle0001');
survey = add(survey, 'page000001', 'middle0001', 'page-break');
survey = add(survey, 'next000001', 'middle0001');
survey = add(survey, 'end0000001', 'last000001');

test('a jump goes forward only: to later questions, to groups that begin later, or to an end', () => {
  const options = jumpOptions(survey, 'from000001', t);
  expect(options.flatMap(option => ('value' in option ? [option.value] : []))).toEqual([
    'question:next000001',
    'question:end0000001',
    'group:last000001',
    'outcome:finished',
    'outcome:screened',
  ]);
});

test('what stands before, and the question itself, is in the list with its reason; page breaks are nowhere', () => {
  const [refused, ...more] = jumpOptions(survey, 'from000001', t).filter(option => 'options' in option);
  expect(more).toEqual([]);
  expect(refused && 'options' in refused && refused.options.map(({ value, reason }) => [value, reason])).toEqual([
    ['question:before0001', t.reasons['not-forward']],
    ['question:early00001', t.reasons['not-forward']],
    ['question:from000001', t.reasons['not-forward']],
  ]);
});
