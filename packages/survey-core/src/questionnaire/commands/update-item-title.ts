import * as z from 'zod/mini';
import { command } from '../command.ts';
import { id, richText } from './inputs.ts';
import { findQuestion, questionNotFound } from './parts.ts';

export const updateItemTitle = command({
  name: 'updateItemTitle',
  input: z.object({ questionId: id, itemId: id, title: richText }),
  reads: input => [input.questionId],
  change: (document, { questionId, itemId, title }) => {
    const question = findQuestion(document, questionId);
    if (!question) return questionNotFound(questionId);
    if (!Object.hasOwn(question.items, itemId)) return { problem: 'item-not-found', id: itemId };
    if (title.text.trim() === '') return { problem: 'content-empty', id: itemId };
    return [{ path: ['questions', questionId, 'items', itemId, 'title'], value: title }];
  },
});
