import { applyCommand, type EditProblem, inOrder, isEditProblem, type Questionnaire } from '@wenshu/survey-core';
import { buildExample, ids } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { context } from '../../document/reading/testing/run-command.ts';
import { linesOfRows, planRowReplacing } from './rows-from-lines.ts';

const rowsOf = (document: Questionnaire) => inOrder(document.questions[ids.matrix]!.rows);

function replaceRows(document: Questionnaire, text: string, consent: object = {}): Questionnaire | EditProblem {
  const plan = planRowReplacing(document.questions[ids.matrix]!, text, consent);
  if ('problem' in plan) return plan;
  let now = document;
  for (const { name, input } of plan.commands) {
    const edit = applyCommand(now, name, input, context);
    if (isEditProblem(edit)) return edit;
    now = edit.document;
  }
  return now;
}

test('a row with the same words stays the same row; others go, new ones come, all in the order of the lines', () => {
  const before = buildExample();
  const [first, ...others] = rowsOf(before);
  const after = replaceRows(before, `Brand new\n${first!.title.text}\nNewer still`, {
    clearLogic: true,
  }) as Questionnaire;
  expect(rowsOf(after).map(row => row.title.text)).toEqual(['Brand new', first!.title.text, 'Newer still']);
  expect(rowsOf(after)[1]!.id).toBe(first!.id);
  expect(rowsOf(after)[1]!.settings).toEqual(first!.settings);
  for (const { id } of others) expect(after.questions[ids.matrix]!.rows).not.toHaveProperty(id);
});

test('the same lines again change nothing, and lines that are added at the end move no row', () => {
  const question = buildExample().questions[ids.matrix]!;
  expect(planRowReplacing(question, linesOfRows(question), {})).toEqual({ commands: [] });
  const plan = planRowReplacing(question, `${linesOfRows(question)}\nOne more`, {});
  expect(plan).toMatchObject({ commands: [{ name: 'addChildren' }] });
});

test('rows that logic uses go only when that was agreed to', () => {
  const before = buildExample();
  const used = rowsOf(before)[0]!;
  const rule = {
    id: 'ruleOfRow1',
    order: 'zz',
    kind: 'jump',
    questionId: ids.matrix,
    when: { test: 'answered', questionId: ids.matrix, rowId: used.id, is: true },
    to: { outcome: 'screened' },
  };
  const ruled = applyCommand(before, 'saveLogic', { rules: [rule] }, context);
  if (isEditProblem(ruled)) throw new Error(ruled.problem);
  const { document } = ruled;
  const refused = replaceRows(document, 'Something else');
  expect(refused).toMatchObject({ problem: 'involved-in-logic' });
  expect((refused as EditProblem).losses?.length).toBeGreaterThan(0);
  expect(rowsOf(replaceRows(document, 'Something else', { clearLogic: true }) as Questionnaire)).toHaveLength(1);
});

test('a line that stands there twice is said with its number', () => {
  expect(replaceRows(buildExample(), 'A\nB\nA')).toMatchObject({ problem: 'import-line-twice', detail: { line: 3 } });
});
