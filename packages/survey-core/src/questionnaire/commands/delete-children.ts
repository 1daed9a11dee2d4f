import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { questionCommand } from '../command.ts';
import { clearLogic, id, some } from '../inputs.ts';
import { removeRows } from './removal.ts';

/** Removes matrix rows; published ones are retired. */
export const deleteChildren = questionCommand({
  name: 'deleteChildren',
  input: z.object({ questionId: id, rowIds: some(id, limits.rows), clearLogic }),
  change: (question, { rowIds, clearLogic }, context, document) =>
    removeRows(document, question, rowIds, clearLogic, context),
});
