import { questionTypes } from '@wenshu/question-types/core';
import { applyCommand, createQuestionnaire, isEditProblem, type Questionnaire } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { mayHaveChildren, newQuestion, placeAfter, placeBelow } from './new-question.ts';
import { sectionsOf } from './sections-of.ts';
import { context, runCommand } from './testing/run-command.ts';

const empty = createQuestionnaire({ title: 'Survey', baseLanguageId: 2, groupId: 'group001' });

type Slug = keyof typeof questionTypes;

function add(document: Questionnaire, type: Slug, selectedId?: string): Questionnaire {
  const input = newQuestion(document, type, placeAfter(document, selectedId));
  const edit = applyCommand(document, 'addTopQuestion', input, context);
  if (isEditProblem(edit)) throw new Error(`${type}: ${edit.problem}`);
  return edit.document;
}

const namesOf = (document: Questionnaire) =>
  Object.values(document.questions)
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(question => question.seqName);

const inLanguage = (baseLanguageId: number) => ({ ...empty, baseLanguageId });

test('a fresh question of every type is taken by the core, in both languages', () => {
  for (const baseLanguageId of [1, 2])
    for (const type of Object.keys(questionTypes) as Slug[])
      expect(namesOf(add(inLanguage(baseLanguageId), type))).toHaveLength(1);
});

test.each([
  [1, '请选择您的答案', '选项 1'],
  [2, 'Please choose your answer', 'Option 1'],
  // Traditional Chinese, German: the nearest of the two that we have words in.
  [3, '请选择您的答案', '选项 1'],
  [8, 'Please choose your answer', 'Option 1'],
])('its words are of the survey’s language, number %i, whoever adds it', (baseLanguageId, title, option) => {
  const question = newQuestion(inLanguage(baseLanguageId), 'single-choice');
  expect([question.title.text, question.items[0]?.title.text]).toEqual([title, option]);
});

test('notes and page breaks take no number', () => {
  const types: Slug[] = ['single-choice', 'text-note', 'page-break', 'fill-in', 'page-break', 'nps'];
  expect(namesOf(types.reduce((document, type) => add(document, type), empty))).toEqual([
    'Q1',
    'T',
    'P',
    'Q2',
    'P',
    'Q3',
  ]);
});

test('a new question comes after the selected one, else last', () => {
  const two = add(add(empty, 'single-choice'), 'fill-in');
  const first = Object.values(two.questions).find(question => question.seqName === 'Q1')!;
  expect(namesOf(add(two, 'nps', first.id))).toEqual(['Q1', 'Q3', 'Q2']);
  expect(namesOf(add(two, 'nps'))).toEqual(['Q1', 'Q2', 'Q3']);
});

test('tags of an evaluation begin with words that a respondent could pick', () => {
  const { items } = newQuestion(inLanguage(1), 'evaluation');
  expect(items.map(({ title }) => title.text)).toEqual(['态度友好', '响应及时', '专业可靠']);
});

test('a child question comes below its parent, behind its brothers and sisters, and has no children of its own (S3.37, S3.51)', () => {
  const two = add(add(empty, 'single-choice'), 'fill-in');
  const parent = Object.values(two.questions).find(question => question.seqName === 'Q1')!;
  const addBelow = (document: Questionnaire) => {
    const edit = applyCommand(
      document,
      'addTopQuestion',
      newQuestion(document, 'nps', placeBelow(document, parent.id)),
      context,
    );
    if (isEditProblem(edit)) throw new Error(edit.problem);
    return edit.document;
  };
  const document = addBelow(addBelow(two));
  expect(sectionsOf(document)[0]!.questions.map(question => [question.seqName, question.parentId])).toEqual([
    ['Q1', undefined],
    ['Q3', parent.id],
    ['Q4', parent.id],
    ['Q2', undefined],
  ]);
  const may = Object.values(document.questions).filter(mayHaveChildren);
  expect(may.map(question => question.seqName).toSorted()).toEqual(['Q1', 'Q2']);
});

test('it goes where somebody clicked last: into the chosen group, and back after a question once one is selected', () => {
  const group = (document: Questionnaire, groupId: string, order: string) =>
    runCommand(document, 'saveQuestionGroup', { groupId, order, title: { text: groupId } });
  const grouped = group(group(add(empty, 'single-choice'), 'group002', 'x'), 'group003', 'y');
  const [first] = Object.values(grouped.questions);
  // Neither the last group nor the selected question's.
  expect(placeAfter(grouped, undefined, 'group002')).toEqual({ groupId: 'group002', afterId: undefined });
  expect(placeAfter(grouped, first!.id, undefined)).toEqual({ groupId: 'group001', afterId: first!.id });
  // A colleague has deleted it meanwhile.
  expect(placeAfter(grouped, undefined, 'group009').groupId).toBe('group003');
});
