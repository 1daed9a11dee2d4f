import * as z from 'zod/mini';
import { applyChanges, type Change, removeAt, setTo } from '../change.ts';
import { command, join, type Mint } from '../command.ts';
import type { Questionnaire } from '../questionnaire.ts';
import { freeSeqName } from '../seq-names.ts';
import { some } from './inputs.ts';
import {
  checkQuestion,
  checkQuestionCount,
  completeQuestion,
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
  complete: (document, { questions, ...rest }, mint: Mint, types) => {
    // What takes the place of everything begins with Q1 again.
    let grown: Questionnaire = rest.replace ? { ...document, questions: {} } : document;
    const whole = questions.map(question => {
      const completed = completeQuestion(grown, question, mint, types);
      grown = applyChanges(grown, [setTo(['questions', completed.questionId], questionFrom(completed as never))]);
      return completed;
    });
    return { ...rest, questions: whole };
  },
  reads: input => [...new Set(input.questions.map(question => question.groupId))],
  change: (document, { questions, replace, clearLogic }, context) => {
    const replaced = replace ? Object.keys(document.questions) : [];
    // Whoever agreed to lose everything loses the quotas that counted by it, too.
    const quotas = replace && clearLogic ? Object.keys(document.quotas).map(id => removeAt(['quotas', id])) : [];
    const cleared = removeQuestions(applyChanges(document, quotas), replaced, clearLogic, context);
    const added: Change[] = [];
    // Everything counts for fresh ids, also what is being replaced: an id means one thing for ever.
    let grown = document;
    // Names are free again of what is being replaced.
    let named: Questionnaire = replace ? { ...document, questions: {} } : document;
    for (const question of questions) {
      if (question.parentId !== undefined && replaced.includes(question.parentId))
        return { problem: 'question-not-found', id: question.parentId };
      const problem = checkQuestion(grown, question, context);
      if (problem) return problem;
      const seqName = freeSeqName(named, question.seqName);
      added.push(setTo(['questions', question.questionId], questionFrom({ ...question, seqName })));
      grown = applyChanges(grown, added.slice(-1));
      named = applyChanges(named, added.slice(-1));
    }
    return join(checkQuestionCount(Object.keys(grown.questions).length - replaced.length), quotas, cleared, added);
  },
});
