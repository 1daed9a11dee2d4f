import * as z from 'zod/mini';
import { applyChanges, type Change, setTo } from '../change.ts';
import { command, isProblem, join, type Mint } from '../command.ts';
import type { Questionnaire } from '../questionnaire.ts';
import { some } from './inputs.ts';
import { checkQuestion, completeQuestion, looseQuestion, newQuestion, questionFrom } from './new-question.ts';
import { removeQuestions } from './removal.ts';

const options = { replace: z.optional(z.boolean()), clearLogic: z.optional(z.boolean()) };

/** Many questions in one edit, as a text import brings them; with `replace` they take the place of what was there. */
export const importQuestions = command({
  name: 'importQuestions',
  input: z.object({ questions: some(newQuestion), ...options }),
  loose: z.object({ questions: some(looseQuestion), ...options }),
  complete: (document, { questions, ...rest }, mint: Mint) => {
    let grown: Questionnaire = document;
    const whole = questions.map(question => {
      const completed = completeQuestion(grown, question, mint);
      grown = applyChanges(grown, [setTo(['questions', completed.questionId], questionFrom(completed as never))]);
      return completed;
    });
    return { ...rest, questions: whole };
  },
  reads: input => [...new Set(input.questions.map(question => question.groupId))],
  change: (document, { questions, replace, clearLogic }, context) => {
    const cleared = replace ? removeQuestions(document, Object.keys(document.questions), clearLogic, context) : [];
    if (isProblem(cleared)) return cleared;
    const added: Change[] = [];
    // Ids are compared with what is being replaced too: a retired question's id means that question for ever.
    let grown = document;
    let kept = replace ? { ...document, questions: {} } : document;
    for (const question of questions) {
      const problem = checkQuestion(replace ? { ...grown, questions: kept.questions } : grown, question, context);
      if (problem) return problem;
      if (replace && Object.hasOwn(document.questions, question.questionId))
        return { problem: 'id-used', id: question.questionId };
      const change = setTo(['questions', question.questionId], questionFrom(question));
      grown = applyChanges(grown, [change]);
      kept = applyChanges(kept, [change]);
      added.push(change);
    }
    return join(cleared, added);
  },
});
