import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { id, some } from '../inputs.ts';
import { typeOf } from './find.ts';
import { completeGroups, listGroup, looseListGroup, saveGroups } from './list-groups.ts';

/** Adds groups of options. */
export const addItemGroups = questionCommand({
  name: 'addItemGroups',
  input: z.object({ questionId: id, itemGroups: some(listGroup) }),
  loose: z.object({ questionId: id, itemGroups: some(looseListGroup) }),
  complete: (document, { questionId, itemGroups }, mint) => ({
    questionId,
    itemGroups: completeGroups(document, questionId, 'items', itemGroups, mint),
  }),
  reads: input => input.itemGroups.flatMap(group => group.partIds ?? []),
  change: (question, { itemGroups }, context, document) =>
    typeOf(question, context)?.capabilities.hasOptions
      ? saveGroups(document, question, 'items', itemGroups, false)
      : { problem: 'type-not-supported', id: question.id },
});
