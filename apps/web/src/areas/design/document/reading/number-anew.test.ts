import { createQuestionnaire } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import { numberAnew, ownNamed } from './number-anew.ts';
import { orderedQuestions } from './place.ts';
import { runCommand } from './testing/run-command.ts';

const survey = [
  ['questA', 'Q7', 'nps'],
  ['questB', 'Age', 'nps'],
  ['questC', 'T', 'text-note'],
  ['questD', 'Q1', 'nps'],
  ['questE', 'Q3', 'nps'],
].reduce(
  (document, [questionId, seqName, type], index) =>
    runCommand(document, 'addTopQuestion', {
      questionId,
      groupId: 'groupX1',
      order: `b${index + 1}`,
      type,
      seqName,
      title: { text: 'T' },
    }),
  createQuestionnaire({ title: 'S', baseLanguageId: 1, groupId: 'groupX1' }),
);

it('numbers in the order of the survey in one edit, and leaves names that somebody chose', () => {
  const names = numberAnew(survey);
  expect(names).toEqual([
    { questionId: 'questA', seqName: 'Q1' },
    { questionId: 'questD', seqName: 'Q2' },
  ]);
  const numbered = runCommand(survey, 'modifySeqNames', { names });
  expect(orderedQuestions(numbered).map(question => question.seqName)).toEqual(['Q1', 'Age', 'T', 'Q2', 'Q3']);
  expect(numberAnew(numbered)).toEqual([]);
});

it('numbers those that somebody chose as well when that is asked for, and never takes a name that is taken', () => {
  expect(ownNamed(survey).map(question => question.seqName)).toEqual(['Age']);
  const all = runCommand(survey, 'modifySeqNames', { names: numberAnew(survey, true) });
  expect(orderedQuestions(all).map(question => question.seqName)).toEqual(['Q1', 'Q2', 'T', 'Q3', 'Q4']);
  const chosen = runCommand(survey, 'modifySeqName', { questionId: 'questB', seqName: 'q2' });
  const numbered = runCommand(chosen, 'modifySeqNames', { names: numberAnew(chosen) });
  expect(orderedQuestions(numbered).map(question => question.seqName)).toEqual(['Q1', 'q2', 'T', 'Q3', 'Q4']);
});
