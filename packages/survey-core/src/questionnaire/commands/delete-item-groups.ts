import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { questionCommand } from '../command.ts';
import { clearLogic, id, some } from '../inputs.ts';
import { removeGroups } from './list-groups.ts';

/** Removes several option groups; their options stay. */
export const deleteItemGroups = questionCommand({
  name: 'deleteItemGroups',
  input: z.object({ questionId: id, itemGroupIds: some(id, limits.groups), clearLogic }),
  change: (question, { itemGroupIds, clearLogic }, _context, document) =>
    removeGroups(document, question, 'items', itemGroupIds, clearLogic),
});
