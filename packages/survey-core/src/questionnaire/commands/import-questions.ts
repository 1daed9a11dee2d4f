import * as z from 'zod/mini';
import type { Questionnaire } from '../../document/questionnaire.ts';
import { applyChanges, removeAt } from '../change.ts';
import { command, isProblem, join, type Mint } from '../command.ts';
import { some } from '../inputs.ts';
import { withFreeNames } from '../seq-names.ts';
import { checkQuestions, completeQuestions, looseQuestion, newQuestion, questionChanges } from './new-question.ts';
import { removeQuestions } from './removal.ts';

const options = { replace: z.optional(z.boolean()), clearLogic: z.optional(z.boolean()) };

/** Many questions in one edit, as a text import brings them; with `replace` they take the place of what was there. */
export const importQuestions = command({
  name: 'importQuestions',
  input: z.object({ questions: some(newQuestion), ...options }),
  loose: z.object({ questions: some(looseQuestion), ...options }),
  complete: (document, { questions, ...rest }, mint: Mint, types) => ({
    ...rest,
    questions: completeQuestions(namesIn(document, rest.replace), questions, mint, types),
  }),
  reads: input => [...new Set(input.questions.map(question => question.groupId))],
  *change(document, { questions, replace, clearLogic }, context) {
    const replaced = new Set(replace ? Object.keys(document.questions) : []);
    const orphan = questions.find(({ parentId }) => parentId !== undefined && replaced.has(parentId));
    if (orphan) return { problem: 'question-not-found', id: orphan.parentId! };
    const problem = checkQuestions(document, questions, context, replace ? Object.values(document.questions) : []);
    if (problem) return problem;
    yield;
    // Whoever agreed to lose everything loses the quotas that counted by it, too.
    const quotas = replace && clearLogic ? Object.keys(document.quotas).map(id => removeAt(['quotas', id])) : [];
    const removal = removeQuestions(applyChanges(document, quotas), [...replaced], clearLogic, context);
    if (isProblem(removal)) return removal;
    yield;
    return join(quotas, removal, questionChanges(withFreeNames(namesIn(document, replace), questions)));
  },
});

/** What takes the place of everything begins with Q1 again: the names of what is being replaced are free. */
function namesIn({ questions }: Questionnaire, replace: boolean | undefined): Pick<Questionnaire, 'questions'> {
  return { questions: replace ? {} : questions };
}
