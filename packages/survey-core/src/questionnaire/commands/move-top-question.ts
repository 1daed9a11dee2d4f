import * as z from 'zod/mini';
import { command } from '../command.ts';
import { id, order } from './inputs.ts';
import { findQuestion, questionNotFound } from './parts.ts';

export const moveTopQuestion = command({
  name: 'moveTopQuestion',
  input: z.object({ questionId: id, groupId: id, order }),
  reads: input => [input.groupId],
  change: (document, { questionId, groupId, order }) => {
    if (!findQuestion(document, questionId)) return questionNotFound(questionId);
    if (!Object.hasOwn(document.groups, groupId)) return { problem: 'group-not-found', id: groupId };
    return [
      { path: ['questions', questionId, 'groupId'], value: groupId },
      { path: ['questions', questionId, 'order'], value: order },
    ];
  },
});
