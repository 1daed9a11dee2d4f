import * as z from 'zod/mini';
import type { Change } from '../change.ts';
import { command } from '../command.ts';
import { id } from './inputs.ts';
import { findQuestion, questionNotFound, quotasUsing } from './parts.ts';

/** Removes a question. What depends on it must go first, so that nothing dangles. A published one is remembered for the data. */
export const deleteTopQuestion = command({
  name: 'deleteTopQuestion',
  input: z.object({ questionId: id }),
  change: (document, { questionId }, context) => {
    const question = findQuestion(document, questionId);
    if (!question) return questionNotFound(questionId);
    if (quotasUsing(document, questionId).length > 0) return { problem: 'used-by-quota', id: questionId };
    const retire: Change[] = context.isPublished(questionId)
      ? [{ path: ['retired', questionId], value: { questionId, kind: 'question', title: question.title as never } }]
      : [];
    return [{ path: ['questions', questionId] }, ...retire];
  },
});
