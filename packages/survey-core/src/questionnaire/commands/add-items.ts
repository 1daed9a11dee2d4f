import * as z from 'zod/mini';
import type { Id } from '../../ids.ts';
import { type Change, setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { itemsOf, placeAll } from './completion.ts';
import { id, looseItem, type NewItem, newItem, some } from './inputs.ts';
import { checkItems, itemFrom } from './new-parts.ts';

export const addItems = questionCommand({
  name: 'addItems',
  input: z.object({ questionId: id, items: some(newItem) }),
  loose: z.object({ questionId: id, items: some(looseItem) }),
  complete: (document, { questionId, items }, mint) => ({
    questionId,
    items: placeAll(items, 'itemId', itemsOf(document, questionId), mint),
  }),
  reads: input => input.items.flatMap(item => [item.itemGroupId ?? [], item.parentItemId ?? []].flat()),
  change: (question, { items }, context, document) =>
    checkItems(document, question, items, context) ?? itemAdditions(question.id, items),
});

export function itemAdditions(questionId: Id, items: readonly NewItem[]): Change[] {
  return items.map(item => setTo(['questions', questionId, 'items', item.itemId], itemFrom(item)));
}
