import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { clearLogic, id } from '../inputs.ts';
import { removeGroups } from './list-groups.ts';

/** Removes an option group; its options stay. */
export const deleteItemGroup = questionCommand({
  name: 'deleteItemGroup',
  input: z.object({ questionId: id, itemGroupId: id, clearLogic }),
  change: (question, { itemGroupId, clearLogic }, _context, document) =>
    removeGroups(document, question, 'items', [itemGroupId], clearLogic),
});
