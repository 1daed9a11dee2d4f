import { createQuestionnaire, type Questionnaire } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { isPlaceOf, moveInput, placeBeside, placeInWords, stepPlace } from './move-question.ts';
import { neighbourOf } from './neighbour-of.ts';
import type { Place } from './new-question.ts';
import { sectionsOf } from './sections-of.ts';
import { runCommand } from './testing/run-command.ts';

/** Two groups: A B | C, and D below A as its child. */
const survey = [
  ['questA', 'groupX1', 'b'],
  ['questB', 'groupX1', 'c'],
  ['questC', 'groupY1', 'b'],
].reduce(
  (document, [questionId, groupId, order]) =>
    runCommand(document, 'addTopQuestion', {
      questionId,
      groupId,
      order,
      type: 'nps',
      seqName: questionId,
      title: { text: 'T' },
    }),
  runCommand(createQuestionnaire({ title: 'S', baseLanguageId: 1, groupId: 'groupX1' }), 'saveQuestionGroup', {
    groupId: 'groupY1',
    order: 'z',
    title: { text: '' },
  }),
);
const withChild = runCommand(survey, 'addTopQuestion', {
  questionId: 'questD',
  parentId: 'questA',
  groupId: 'groupX1',
  order: 'z',
  type: 'nps',
  seqName: 'questD',
  title: { text: 'T' },
});

const drawn = (document: Questionnaire) =>
  sectionsOf(document)
    .map(section => section.questions.map(question => question.id.slice(-1)).join(''))
    .join('|');
const moved = (document: Questionnaire, id: string, place: Place | undefined) =>
  place ? drawn(runCommand(document, 'moveTopQuestion', moveInput(document, id, place))) : 'stays';

test('child questions follow their parent', () => {
  expect(drawn(withChild)).toBe('ADB|C');
  expect(moved(withChild, 'questA', stepPlace(withChild, 'questA', 1))).toBe('BAD|C');
});

test('keys move a question through its group and into the next one', () => {
  expect(moved(survey, 'questA', stepPlace(survey, 'questA', 1))).toBe('BA|C');
  expect(moved(survey, 'questB', stepPlace(survey, 'questB', 1))).toBe('A|BC');
  expect(moved(survey, 'questC', stepPlace(survey, 'questC', -1))).toBe('ABC|');
  expect(stepPlace(survey, 'questA', -1)).toBeUndefined();
  expect(stepPlace(survey, 'questC', 1)).toBeUndefined();
});

test('S2.37: a question goes before or after any other', () => {
  expect(moved(survey, 'questC', placeBeside(survey, 'questA', false, 'questC'))).toBe('CAB|');
  expect(moved(survey, 'questA', placeBeside(survey, 'questC', true, 'questA'))).toBe('B|CA');
  expect(moved(survey, 'questA', placeBeside(survey, 'questB', false, 'questA'))).toBe('AB|C');
});

test('its place is told in words', () => {
  expect(placeInWords(survey, 'questC')).toEqual({ place: 3, total: 3 });
});

test('beside its neighbours it stands already where it is dropped', () => {
  const isThere = (id: string, targetId: string, isAfter: boolean) =>
    isPlaceOf(survey, id, placeBeside(survey, targetId, isAfter, id));
  expect(isThere('questB', 'questA', true)).toBe(true);
  expect(isThere('questA', 'questB', false)).toBe(true);
  expect(isThere('questA', 'questB', true)).toBe(false);
  expect(isPlaceOf(survey, 'questC', { groupId: 'groupY1', afterId: null })).toBe(true);
  expect(isPlaceOf(survey, 'questC', { groupId: 'groupX1', afterId: null })).toBe(false);
});

test('the neighbour of a question that goes is the next one that is still there, or else the one before', () => {
  const without = (...ids: string[]) => ({
    ...survey,
    questions: Object.fromEntries(Object.entries(survey.questions).filter(([id]) => !ids.includes(id))),
  });
  expect(neighbourOf('questA', survey, without('questA'))).toBe('questB');
  expect(neighbourOf('questB', survey, without('questB', 'questC'))).toBe('questA');
  expect(neighbourOf('questA', survey, without('questA', 'questB', 'questC'))).toBeUndefined();
});

test('a child changes places with its brothers and sisters, and never leaves its parent', () => {
  const two = runCommand(withChild, 'addTopQuestion', {
    questionId: 'questE',
    parentId: 'questA',
    groupId: 'groupX1',
    order: 'zz',
    type: 'nps',
    seqName: 'questE',
    title: { text: 'T' },
  });
  const children = (document: Questionnaire) =>
    sectionsOf(document)[0]!.questions.flatMap(({ id, parentId }) => (parentId === 'questA' ? [id] : []));
  const moved = (place: Place | undefined) => runCommand(two, 'moveTopQuestion', moveInput(two, 'questE', place!));
  expect(children(two)).toEqual(['questD', 'questE']);
  expect(placeInWords(two, 'questE')).toEqual({ place: 2, total: 2 });
  const up = moved(stepPlace(two, 'questE', -1));
  expect(children(up)).toEqual(['questE', 'questD']);
  expect(children(moved(placeBeside(two, 'questD', false, 'questE')))).toEqual(['questE', 'questD']);
  expect([stepPlace(two, 'questE', 1), stepPlace(up, 'questE', -1)]).toEqual([undefined, undefined]);
  for (const stranger of ['questA', 'questB', 'questC'])
    expect(isPlaceOf(two, 'questE', placeBeside(two, stranger, true, 'questE'))).toBe(true);
});
