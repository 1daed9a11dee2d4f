import * as z from 'zod/mini';
import type { Id } from '../../ids.ts';
import { byId } from '../../json.ts';
import { type Change, setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { id, looseItem, type NewItem, newItem, some } from '../inputs.ts';
import { itemsOf, placeAll } from './completion.ts';
import { checkItems, itemFrom } from './new-parts.ts';
import { MANY_AT_ONCE } from './whole-lists.ts';

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

/** Options that come into an empty list, or behind those that are there. */
export function itemAdditions(
  questionId: Id,
  items: readonly NewItem[],
  { intoEmpty = false }: { readonly intoEmpty?: boolean } = {},
): Change[] {
  if (intoEmpty && items.length > MANY_AT_ONCE)
    return [setTo(['questions', questionId, 'items'], byId(items.map(itemFrom)))];
  return items.map(item => setTo(['questions', questionId, 'items', item.itemId], itemFrom(item)));
}
