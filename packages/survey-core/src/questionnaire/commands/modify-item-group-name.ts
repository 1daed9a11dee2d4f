import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { id, richText } from '../inputs.ts';
import { renameGroup } from './list-groups.ts';

export const modifyItemGroupName = questionCommand({
  name: 'modifyItemGroupName',
  input: z.object({ questionId: id, itemGroupId: id, title: richText }),
  change: (question, { itemGroupId, title }) => renameGroup(question, 'items', itemGroupId, title),
});
