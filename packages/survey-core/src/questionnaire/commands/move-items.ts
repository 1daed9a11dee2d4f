import * as z from 'zod/mini';
import { command } from '../command.ts';
import { id, order } from './inputs.ts';
import { findQuestion, questionNotFound } from './parts.ts';

export const moveItems = command({
  name: 'moveItems',
  input: z.object({ questionId: id, moves: z.array(z.object({ itemId: id, order })).check(z.minLength(1)) }),
  reads: input => [input.questionId],
  change: (document, { questionId, moves }) => {
    const question = findQuestion(document, questionId);
    if (!question) return questionNotFound(questionId);
    const missing = moves.find(move => !Object.hasOwn(question.items, move.itemId));
    if (missing) return { problem: 'item-not-found', id: missing.itemId };
    return moves.map(move => ({ path: ['questions', questionId, 'items', move.itemId, 'order'], value: move.order }));
  },
});
