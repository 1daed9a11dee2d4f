import * as z from 'zod/mini';
import { join, questionCommand } from '../command.ts';
import { id, MOST_PARTS, order, richText, settings, upTo } from '../inputs.ts';
import { missingIn } from './find.ts';
import { assignParts, moveGroup, renameGroup } from './list-groups.ts';
import { checkSettings, OF_LIST_GROUPS, settingChanges } from './settings-parts.ts';

/** Sets what is given of an option group: its name, place, settings, and which options stand in it. */
export const updateItemGroup = questionCommand({
  name: 'updateItemGroup',
  input: z.object({
    questionId: id,
    itemGroupId: id,
    title: z.optional(richText),
    order: z.optional(order),
    settings: z.optional(settings),
    itemIds: z.optional(upTo(MOST_PARTS, id)),
  }),
  reads: input => input.itemIds ?? [],
  change: (question, { itemGroupId, title, order, settings, itemIds }) =>
    join(
      missingIn(question.itemGroups, [itemGroupId], 'item-group-not-found'),
      missingIn(question.items, itemIds ?? [], 'item-not-found'),
      checkSettings(settings ?? {}, OF_LIST_GROUPS),
      title && renameGroup(question, 'items', itemGroupId, title),
      order === undefined ? undefined : moveGroup(question, 'items', itemGroupId, order),
      settingChanges(['questions', question.id, 'itemGroups', itemGroupId], settings ?? {}),
      itemIds && assignParts(question, 'items', [{ groupId: itemGroupId, partIds: itemIds }]),
    ),
});
