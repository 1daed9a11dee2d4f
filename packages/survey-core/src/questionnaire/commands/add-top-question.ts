import { command } from '../command.ts';
import { withFreeNames } from '../seq-names.ts';
import { checkQuestions, completeQuestions, looseQuestion, newQuestion, questionChanges } from './new-question.ts';

/** A new question with its first options and rows; a child question where `parentId` names its parent. */
export const addTopQuestion = command({
  name: 'addTopQuestion',
  input: newQuestion,
  loose: looseQuestion,
  complete: (document, input, mint, types) => completeQuestions(document, [input], mint, types)[0],
  reads: input => [input.groupId, ...(input.parentId ? [input.parentId] : [])],
  change: (document, input, context) =>
    checkQuestions(document, [input], context) ?? questionChanges(withFreeNames(document, [input])),
});
