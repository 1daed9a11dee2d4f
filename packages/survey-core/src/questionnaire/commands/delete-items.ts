import * as z from 'zod/mini';
import type { Change } from '../change.ts';
import { command } from '../command.ts';
import { id } from './inputs.ts';
import { findQuestion, questionNotFound, quotasUsing } from './parts.ts';

/** Removes options; published ones are retired: their answers stay readable. */
export const deleteItems = command({
  name: 'deleteItems',
  input: z.object({ questionId: id, itemIds: z.array(id).check(z.minLength(1)) }),
  reads: input => [input.questionId],
  change: (document, { questionId, itemIds }, context) => {
    const question = findQuestion(document, questionId);
    if (!question) return questionNotFound(questionId);
    const changes: Change[] = [];
    for (const itemId of itemIds) {
      const item = question.items[itemId];
      if (!item) return { problem: 'item-not-found', id: itemId };
      if (quotasUsing(document, questionId, itemId).length > 0) return { problem: 'used-by-quota', id: itemId };
      changes.push({ path: ['questions', questionId, 'items', itemId] });
      if (context.isPublished(itemId))
        changes.push({ path: ['retired', itemId], value: { questionId, kind: 'item', title: item.title as never } });
    }
    return changes;
  },
});
