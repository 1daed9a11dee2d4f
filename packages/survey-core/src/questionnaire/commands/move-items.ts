import * as z from 'zod/mini';
import { removeAt, setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { id, order, some } from '../inputs.ts';
import { missingIn } from './find.ts';

const move = z.object({ itemId: id, order, itemGroupId: z.optional(z.nullable(id)) });

/** Moves options, also into a group or (null) out of one. */
export const moveItems = questionCommand({
  name: 'moveItems',
  input: z.object({ questionId: id, moves: some(move) }),
  reads: input => input.moves.flatMap(one => one.itemGroupId ?? []),
  change: (question, { moves }) => {
    const at = ['questions', question.id, 'items'];
    return (
      missingIn(
        question.items,
        moves.map(one => one.itemId),
        'item-not-found',
      ) ??
      missingIn(
        question.itemGroups,
        moves.flatMap(one => one.itemGroupId ?? []),
        'item-group-not-found',
      ) ??
      moves.flatMap(({ itemId, order, itemGroupId }) => [
        setTo([...at, itemId, 'order'], order),
        ...(itemGroupId === undefined
          ? []
          : [
              itemGroupId === null
                ? removeAt([...at, itemId, 'itemGroupId'])
                : setTo([...at, itemId, 'itemGroupId'], itemGroupId),
            ]),
      ])
    );
  },
});
