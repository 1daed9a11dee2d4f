import * as z from 'zod/mini';
import type { Questionnaire } from '../../document/questionnaire.ts';
import { applyChanges, removeAt, setTo } from '../change.ts';
import { command, join, type Mint } from '../command.ts';
import { withFreeNames } from '../seq-names.ts';
import { some } from './inputs.ts';
import {
  checkQuestionCount,
  checkQuestions,
  completeQuestions,
  looseQuestion,
  newQuestion,
  questionFrom,
} from './new-question.ts';
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
  change: (document, { questions, replace, clearLogic }, context) => {
    const replaced = new Set(replace ? Object.keys(document.questions) : []);
    const kept = Object.keys(document.questions).length - replaced.size;
    const orphan = questions.find(({ parentId }) => parentId !== undefined && replaced.has(parentId));
    const problem =
      checkQuestionCount(kept + questions.length) ??
      (orphan && { problem: 'question-not-found', id: orphan.parentId! }) ??
      // Everything counts for fresh ids, also what is being replaced: an id means one thing for ever.
      checkQuestions(document, questions, context, replace ? Object.values(document.questions) : []);
    if (problem) return problem;
    // Whoever agreed to lose everything loses the quotas that counted by it, too.
    const quotas = replace && clearLogic ? Object.keys(document.quotas).map(id => removeAt(['quotas', id])) : [];
    return join(
      quotas,
      removeQuestions(applyChanges(document, quotas), [...replaced], clearLogic, context),
      withFreeNames(namesIn(document, replace), questions).map(question =>
        setTo(['questions', question.questionId], questionFrom(question)),
      ),
    );
  },
});

/** What takes the place of everything begins with Q1 again: the names of what is being replaced are free. */
function namesIn({ questions }: Questionnaire, replace: boolean | undefined): Pick<Questionnaire, 'questions'> {
  return { questions: replace ? {} : questions };
}
