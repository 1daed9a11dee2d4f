import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { freeSeqName } from '../seq-names.ts';
import {
  checkQuestion,
  checkQuestionCount,
  completeQuestion,
  looseQuestion,
  newQuestion,
  questionFrom,
} from './new-question.ts';

/** A new question with its first options and rows; a child question where `parentId` names its parent. */
export const addTopQuestion = command({
  name: 'addTopQuestion',
  input: newQuestion,
  loose: looseQuestion,
  complete: completeQuestion,
  reads: input => [input.groupId, ...(input.parentId ? [input.parentId] : [])],
  change: (document, input, context) =>
    checkQuestion(document, input, context) ??
    checkQuestionCount(Object.keys(document.questions).length + 1) ?? [
      setTo(['questions', input.questionId], questionFrom({ ...input, seqName: freeSeqName(document, input.seqName) })),
    ],
});
