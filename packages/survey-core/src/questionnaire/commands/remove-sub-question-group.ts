import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { clearLogic, id } from '../inputs.ts';
import { removeGroups } from './list-groups.ts';

/** Removes a group of matrix rows; its rows stay. */
export const removeSubQuestionGroup = questionCommand({
  name: 'removeSubQuestionGroup',
  input: z.object({ questionId: id, rowGroupId: id, clearLogic }),
  change: (question, { rowGroupId, clearLogic }, _context, document) =>
    removeGroups(document, question, 'rows', [rowGroupId], clearLogic),
});
