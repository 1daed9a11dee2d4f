import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { checkQuestion, completeQuestion, looseQuestion, newQuestion, questionFrom } from './new-question.ts';

/** A new question with its first options and rows; a child question where `parentId` names its parent. */
export const addTopQuestion = command({
  name: 'addTopQuestion',
  input: newQuestion,
  loose: looseQuestion,
  complete: completeQuestion,
  reads: input => [input.groupId, ...(input.parentId ? [input.parentId] : [])],
  change: (document, input, context) =>
    checkQuestion(document, input, context) ?? [setTo(['questions', input.questionId], questionFrom(input))],
});
