import * as z from 'zod/mini';
import { own } from '../../json.ts';
import { limits } from '../../limits.ts';
import { removeAt, setTo } from '../change.ts';
import { firstProblem, questionCommand } from '../command.ts';
import { id, order } from '../inputs.ts';
import { missingIn, typeOf } from './find.ts';
import { checkLayer } from './new-parts.ts';
import { withDescendants } from './removal.ts';

/** Moves an option with all below it to another place, below another option or (null) to the first layer. */
export const moveOneOrTwoItem = questionCommand({
  name: 'moveOneOrTwoItem',
  input: z.object({ questionId: id, itemId: id, order, parentItemId: z.nullable(id) }),
  reads: input => (input.parentItemId ? [input.parentItemId] : []),
  change: (question, { itemId, order, parentItemId }, context) => {
    const item = own(question.items, itemId);
    if (!item) return { problem: 'item-not-found', id: itemId };
    const problem = missingIn(question.items, parentItemId === null ? [] : [parentItemId], 'item-not-found');
    if (problem) return problem;
    const { parentItemId: _old, ...rest } = item;
    const moved = { ...rest, order, ...(parentItemId && { parentItemId }) };
    const items = { ...question.items, [itemId]: moved };
    const maxLayers = typeOf(question, context)?.capabilities.maxLayers ?? limits.optionLayers;
    const at = ['questions', question.id, 'items', itemId];
    return (
      firstProblem(withDescendants(items, [itemId]), one => checkLayer(items, one, maxLayers)) ?? [
        setTo([...at, 'order'], order),
        parentItemId === null ? removeAt([...at, 'parentItemId']) : setTo([...at, 'parentItemId'], parentItemId),
      ]
    );
  },
});
