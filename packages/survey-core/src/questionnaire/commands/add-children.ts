import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { id, looseRow, newRow, some } from '../inputs.ts';
import { placeAll } from './completion.ts';
import { findQuestion } from './find.ts';
import { checkRows, rowFrom } from './new-parts.ts';

/** Adds matrix rows; the specification calls them children of the question. */
export const addChildren = questionCommand({
  name: 'addChildren',
  input: z.object({ questionId: id, rows: some(newRow) }),
  loose: z.object({ questionId: id, rows: some(looseRow) }),
  complete: (document, { questionId, rows }, mint) => ({
    questionId,
    rows: placeAll(rows, 'rowId', findQuestion(document, questionId)?.rows ?? {}, mint),
  }),
  change: (question, { rows }, context, document) =>
    checkRows(document, question, rows, context) ??
    rows.map(row => setTo(['questions', question.id, 'rows', row.rowId], rowFrom(row))),
});
