import * as z from 'zod/mini';
import { command } from '../command.ts';
import { id, newRow } from './inputs.ts';
import { checkRows, findQuestion, questionNotFound, rowFrom } from './parts.ts';

/** Adds matrix rows; the specification calls them children of the question. */
export const addChildren = command({
  name: 'addChildren',
  input: z.object({ questionId: id, rows: z.array(newRow).check(z.minLength(1)) }),
  reads: input => [input.questionId],
  change: (document, { questionId, rows }, context) => {
    const question = findQuestion(document, questionId);
    if (!question) return questionNotFound(questionId);
    return (
      checkRows(question, rows, context) ??
      rows.map(row => ({ path: ['questions', questionId, 'rows', row.rowId], value: rowFrom(row) as never }))
    );
  },
});
