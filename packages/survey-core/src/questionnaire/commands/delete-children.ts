import * as z from 'zod/mini';
import type { Change } from '../change.ts';
import { command } from '../command.ts';
import { id } from './inputs.ts';
import { findQuestion, questionNotFound } from './parts.ts';

/** Removes matrix rows; published ones are retired. */
export const deleteChildren = command({
  name: 'deleteChildren',
  input: z.object({ questionId: id, rowIds: z.array(id).check(z.minLength(1)) }),
  reads: input => [input.questionId],
  change: (document, { questionId, rowIds }, context) => {
    const question = findQuestion(document, questionId);
    if (!question) return questionNotFound(questionId);
    const changes: Change[] = [];
    for (const rowId of rowIds) {
      const row = question.rows[rowId];
      if (!row) return { problem: 'row-not-found', id: rowId };
      changes.push({ path: ['questions', questionId, 'rows', rowId] });
      if (context.isPublished(rowId))
        changes.push({ path: ['retired', rowId], value: { questionId, kind: 'row', title: row.title as never } });
    }
    return changes;
  },
});
