import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { id, order } from '../inputs.ts';
import { missingIn } from './find.ts';

export const moveQuestionGroup = command({
  name: 'moveQuestionGroup',
  input: z.object({ groupId: id, order }),
  change: (document, { groupId, order }) =>
    missingIn(document.groups, [groupId], 'group-not-found') ?? [setTo(['groups', groupId, 'order'], order)],
});
