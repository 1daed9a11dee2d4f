import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { type Change, setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { id, order, richText, some } from '../inputs.ts';
import { checkText, LINE } from './texts.ts';

const row = z.object({
  rowId: id,
  title: z.optional(richText),
  rightTitle: z.optional(richText),
  order: z.optional(order),
});

/** Titles and places of matrix rows. */
export const updateChildrenList = questionCommand({
  name: 'updateChildrenList',
  input: z.object({ questionId: id, rows: some(row, limits.rows) }),
  change: (question, { rows }) => {
    const changes: Change[] = [];
    for (const { rowId, ...fields } of rows) {
      if (!Object.hasOwn(question.rows, rowId)) return { problem: 'row-not-found', id: rowId };
      const problem = checkText(fields.title, rowId, LINE) ?? checkText(fields.rightTitle, rowId, LINE);
      if (problem) return problem;
      for (const [field, value] of Object.entries(fields)) {
        if (value !== undefined) changes.push(setTo(['questions', question.id, 'rows', rowId, field], value));
      }
    }
    return changes;
  },
});
