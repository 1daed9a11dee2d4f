import { describe, expect, it } from 'vitest';
import { applyCommand, applyInSteps } from '../../src/questionnaire/apply-command.ts';
import { planRevert } from '../../src/questionnaire/plan-revert.ts';
import type { Steps } from '../../src/questionnaire/steps.ts';
import { buildExample, exampleContext, mustApply } from '../../src/testing/example-document.ts';
import { ids } from '../../src/testing/example-edits.ts';

const document = buildExample();
const question = { questionId: 'stepped001', groupId: ids.group, order: 'x', type: 'fill-in', seqName: 'Q1' };
const whole = { questions: [{ ...question, title: { text: 'New?' } }], replace: true, clearLogic: true };

/** How many pieces the work is made of, and what comes of it. */
function pieces<Result>(steps: Steps<Result>): { readonly count: number; readonly result: Result } {
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done) return { count, result: step.value };
  }
}

describe('an edit in pieces', () => {
  it('lets others in between while a whole questionnaire is replaced, and comes to the same', () => {
    const { count, result } = pieces(applyInSteps(document, 'importQuestions', whole, exampleContext));
    expect(result).toEqual(applyCommand(document, 'importQuestions', whole, exampleContext));
    // Reading it, checking it, removing what was there, bringing what is new, making the document, telling what was touched.
    expect(count).toBe(6);
  });

  it('stops where a piece finds something wrong', () => {
    const twice = { ...whole, questions: [...whole.questions, ...whole.questions] };
    const { count, result } = pieces(applyInSteps(document, 'importQuestions', twice, exampleContext));
    expect([count, result]).toEqual([2, { problem: 'id-used', id: question.questionId }]);
  });

  it('lets others in between while it is taken back', () => {
    const edit = mustApply(document, 'importQuestions', whole);
    const { count, result } = pieces(planRevert(edit.document, edit, new Set()));
    expect([count, result.edit.document]).toEqual([4, document]);
  });
});
