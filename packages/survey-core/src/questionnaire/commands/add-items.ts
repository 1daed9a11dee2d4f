import * as z from 'zod/mini';
import { command } from '../command.ts';
import { id, newItem } from './inputs.ts';
import { checkItems, findQuestion, itemFrom, questionNotFound } from './parts.ts';

export const addItems = command({
  name: 'addItems',
  input: z.object({ questionId: id, items: z.array(newItem).check(z.minLength(1)) }),
  reads: input => [input.questionId],
  change: (document, { questionId, items }, context) => {
    const question = findQuestion(document, questionId);
    if (!question) return questionNotFound(questionId);
    return (
      checkItems(question, items, context) ??
      items.map(item => ({ path: ['questions', questionId, 'items', item.itemId], value: itemFrom(item) as never }))
    );
  },
});
