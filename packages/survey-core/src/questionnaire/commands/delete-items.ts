import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { clearLogic, id, some } from '../inputs.ts';
import { removeItems } from './removal.ts';

/** Removes options; published ones are retired: their answers stay readable. */
export const deleteItems = questionCommand({
  name: 'deleteItems',
  input: z.object({ questionId: id, itemIds: some(id), clearLogic }),
  change: (question, { itemIds, clearLogic }, context, document) =>
    removeItems(document, question, itemIds, clearLogic, context),
});
