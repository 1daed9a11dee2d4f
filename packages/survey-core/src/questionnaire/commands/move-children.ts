import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { removeAt, setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { id, order, some } from '../inputs.ts';
import { missingIn } from './find.ts';

const move = z.object({ rowId: id, order, rowGroupId: z.optional(z.nullable(id)) });

/** Moves matrix rows, also into a group or (null) out of one. */
export const moveChildren = questionCommand({
  name: 'moveChildren',
  input: z.object({ questionId: id, moves: some(move, limits.rows) }),
  reads: input => input.moves.flatMap(one => one.rowGroupId ?? []),
  change: (question, { moves }) => {
    const at = ['questions', question.id, 'rows'];
    return (
      missingIn(
        question.rows,
        moves.map(one => one.rowId),
        'row-not-found',
      ) ??
      missingIn(
        question.rowGroups,
        moves.flatMap(one => one.rowGroupId ?? []),
        'row-group-not-found',
      ) ??
      moves.flatMap(({ rowId, order, rowGroupId }) => [
        setTo([...at, rowId, 'order'], order),
        ...(rowGroupId === undefined
          ? []
          : [
              rowGroupId === null
                ? removeAt([...at, rowId, 'rowGroupId'])
                : setTo([...at, rowId, 'rowGroupId'], rowGroupId),
            ]),
      ])
    );
  },
});
