import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { withFreeNames } from '../seq-names.ts';
import {
  checkQuestionCount,
  checkQuestions,
  completeQuestions,
  looseQuestion,
  newQuestion,
  questionFrom,
} from './new-question.ts';

/** A new question with its first options and rows; a child question where `parentId` names its parent. */
export const addTopQuestion = command({
  name: 'addTopQuestion',
  input: newQuestion,
  loose: looseQuestion,
  complete: (document, input, mint, types) => completeQuestions(document, [input], mint, types)[0],
  reads: input => [input.groupId, ...(input.parentId ? [input.parentId] : [])],
  change: (document, input, context) =>
    checkQuestionCount(Object.keys(document.questions).length + 1) ??
    checkQuestions(document, [input], context) ??
    withFreeNames(document, [input]).map(question => setTo(['questions', question.questionId], questionFrom(question))),
});
