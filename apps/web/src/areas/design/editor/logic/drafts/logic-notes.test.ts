import type { Questionnaire } from '@wenshu/survey-core';
import { buildExample, ids } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { runCommand } from '../../../document/reading/testing/run-command.ts';
import { logicNotes } from './logic-notes.ts';

const example = buildExample();
const said = (document: Questionnaire, questionId: string, language: 'zh' | 'en' = 'en') =>
  logicNotes(document, questionId, language).map(note => note.text);

test('a card says when it is shown, where it leads, what is checked and which calculation reads it, without naming itself', () => {
  expect(said(example, ids.text)).toEqual(['Shown if Q1 is “Apple”']);
  expect(said(example, ids.text, 'zh')).toEqual(['显示条件：Q1 选中“Apple”']);
  const jumping = runCommand(example, 'saveLogic', {
    rules: [
      { id: 'jumping001', order: 'za', kind: 'jump', questionId: ids.choice, to: { outcome: 'screened' } },
      {
        id: 'leaving001',
        order: 'zb',
        kind: 'screen-out',
        questionId: ids.choice,
        when: { test: 'answered', questionId: ids.choice, is: false },
      },
    ],
  });
  expect(said(jumping, ids.choice)).toEqual(
    expect.arrayContaining(['Screens out', 'Screens out if Q1 is not answered']),
  );
  expect(said(example, ids.multiple)).toEqual([
    'Carries the options not chosen in Q1',
    expect.stringMatching(/^Checked: /),
    'Used by the calculation “total”',
  ]);
});

test('each line knows its rule, and follows when a question gets another code', () => {
  const [note] = logicNotes(example, ids.text, 'en');
  expect(note).toMatchObject({ tab: 'rules', kind: 'display' });
  expect(example.logic).toHaveProperty(note!.id);
  const renamed = runCommand(example, 'modifySeqName', { questionId: ids.choice, seqName: 'S1' });
  expect(said(renamed, ids.text)).toEqual(['Shown if S1 is “Apple”']);
});

test('a question without logic says nothing', () => {
  const bare = runCommand(example, 'turnOff', { feature: 'logic', confirmed: true });
  expect(logicNotes(bare, ids.text, 'en')).toEqual([]);
});
