import { createQuestionnaire, type Item, type Question, type Questionnaire, writeSettings } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { carriedItems, twinsOf } from './carried-items.ts';

const item = (id: string, text: string, settings = {}): Item => ({ id, order: id, title: { text }, settings });
const choice = (id: string, items: readonly Item[]): Question => ({
  id,
  type: 'multiple-choice',
  groupId: 'g',
  order: id,
  seqName: id.toUpperCase(),
  title: { text: id },
  settings: {},
  items: Object.fromEntries(items.map(one => [one.id, one])),
  itemGroups: {},
  rows: {},
  rowGroups: {},
});

function carrying(takesExclusive?: true): Questionnaire {
  return {
    ...createQuestionnaire({ title: 'Drinks', baseLanguageId: 2, groupId: 'g' }),
    questions: {
      q1: choice('q1', [item('a', 'Tea'), item('b', ''), item('c', 'None', writeSettings({ isExclusive: true }))]),
      q2: choice('q2', [item('own1', ' tea'), item('own2', 'Cocoa'), item('own3', ''), item('own4', 'None')]),
    },
    logic: {
      r: {
        id: 'r',
        order: 'r',
        kind: 'option-reference',
        questionId: 'q2',
        fromQuestionId: 'q1',
        take: 'selected',
        ...(takesExclusive && { takesExclusive }),
      },
    },
  };
}

const ids = (items: readonly Item[]) => items.map(one => one.id);

test('what is typed in by hand and carried as well is offered for merging; pictures without words are not', () => {
  const document = carrying();
  expect(ids(carriedItems(document, document.questions.q2!))).toEqual(['a', 'b']);
  expect(ids(twinsOf(document, document.questions.q2!))).toEqual(['own1']);
});

test('an exclusive option is carried, and may be a twin, only when the rule asks for it', () => {
  const document = carrying(true);
  expect(ids(carriedItems(document, document.questions.q2!))).toEqual(['a', 'b', 'c']);
  expect(ids(twinsOf(document, document.questions.q2!))).toEqual(['own1', 'own4']);
});
