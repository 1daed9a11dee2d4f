import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { id, order } from '../inputs.ts';
import { moveGroup } from './list-groups.ts';

export const moveItemGroup = questionCommand({
  name: 'moveItemGroup',
  input: z.object({ questionId: id, itemGroupId: id, order }),
  change: (question, { itemGroupId, order }) => moveGroup(question, 'items', itemGroupId, order),
});
