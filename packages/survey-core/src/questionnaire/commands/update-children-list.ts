import * as z from 'zod/mini';
import type { Change } from '../change.ts';
import { command } from '../command.ts';
import { id, order, richText } from './inputs.ts';
import { findQuestion, questionNotFound } from './parts.ts';

/** Titles and places of matrix rows. */
export const updateChildrenList = command({
  name: 'updateChildrenList',
  input: z.object({
    questionId: id,
    rows: z
      .array(
        z.object({
          rowId: id,
          title: z.optional(richText),
          rightTitle: z.optional(richText),
          order: z.optional(order),
        }),
      )
      .check(z.minLength(1)),
  }),
  reads: input => [input.questionId],
  change: (document, { questionId, rows }) => {
    const question = findQuestion(document, questionId);
    if (!question) return questionNotFound(questionId);
    const changes: Change[] = [];
    for (const { rowId, ...fields } of rows) {
      if (!Object.hasOwn(question.rows, rowId)) return { problem: 'row-not-found', id: rowId };
      if (fields.title?.text.trim() === '') return { problem: 'content-empty', id: rowId };
      for (const [field, value] of Object.entries(fields)) {
        if (value !== undefined) changes.push({ path: ['questions', questionId, 'rows', rowId, field], value });
      }
    }
    return changes;
  },
});
