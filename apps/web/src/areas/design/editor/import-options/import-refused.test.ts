import { questionTypes } from '@wenshu/question-types/core';
import {
  applyCommand,
  completeInput,
  createQuestionnaire,
  isEditProblem,
  type Questionnaire,
} from '@wenshu/survey-core';
import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { expect, test } from 'vitest';
import { newId } from '../../document/reading/new-id.ts';
import { newQuestion } from '../../document/reading/new-question.ts';
import { context, runCommand } from '../../document/reading/testing/run-command.ts';

const blank = createQuestionnaire({ title: 'Import', baseLanguageId: 1, groupId: 'group00001' });
const withQuestion = (type: 'cascade' | 'single-choice'): Questionnaire =>
  runCommand(blank, 'addTopQuestion', { ...newQuestion(blank, type), questionId: 'quest00001' });

/** What the dialog of imports says about a text, in both languages. */
function said(type: 'cascade' | 'single-choice', command: string, text: string): string[] {
  const document = withQuestion(type);
  const input = completeInput(document, command, { questionId: 'quest00001', text }, newId, questionTypes);
  const outcome = applyCommand(document, command, input, context);
  return isEditProblem(outcome) ? [describeEditProblem('zh', outcome), describeEditProblem('en', outcome)] : [];
}

test('a cascade with “/” inside an option was not uploaded, and its line is named (S5.27)', () => {
  expect(said('cascade', 'batchImportItems', '浙江\t杭州\n浙江\t宁波/余姚')).toEqual([
    '上传失败：第 2 行：内容中不能包含特殊字符“/”',
    'Upload failed. Line 2: the special character “/” is not allowed',
  ]);
  expect(said('cascade', 'batchImportItems', '浙江\t杭州\n浙江\t宁波')).toEqual([]);
});

test('a second-level option without a first-level one was not uploaded (S5.28)', () => {
  expect(said('single-choice', 'batchAddOneAndTwoItem', '水果\t苹果\n\t梨')).toEqual([]);
  expect(said('single-choice', 'batchAddOneAndTwoItem', '\t苹果\n水果\t梨')).toEqual([
    '上传失败：第 1 行：二级选项必须有对应的一级选项',
    'Upload failed. Line 1: a second-level option needs a first-level option',
  ]);
});
