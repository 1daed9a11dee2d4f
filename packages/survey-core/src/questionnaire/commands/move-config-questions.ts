import * as z from 'zod/mini';
import type { Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { type Change, setTo } from '../change.ts';
import { command, firstProblem } from '../command.ts';
import type { EditProblem } from '../edit-problem.ts';
import { id, order, some } from '../inputs.ts';
import { missingIn } from './find.ts';

export const questionMove = z.object({ questionId: id, groupId: id, order });

/** Moves several questions at once, as the overview does. */
export const moveConfigQuestions = command({
  name: 'moveConfigQuestions',
  input: z.object({ moves: some(questionMove, limits.questions) }),
  reads: input => [...new Set(input.moves.map(move => move.groupId))],
  change: (document, { moves }) =>
    firstProblem(moves, move => checkMove(document, move)) ?? questionMoves(document, moves),
});

export function checkMove(
  document: Questionnaire,
  { questionId, groupId }: { questionId: Id; groupId: Id },
): EditProblem | undefined {
  return (
    missingIn(document.questions, [questionId], 'question-not-found') ??
    missingIn(document.groups, [groupId], 'group-not-found')
  );
}

/** Children go with their parent. */
export function questionMoves(
  document: Questionnaire,
  moves: readonly { readonly questionId: Id; readonly groupId: Id; readonly order: string }[],
): Change[] {
  const moved = new Map(moves.map(({ questionId, groupId }) => [questionId, groupId]));
  const children = Object.values(document.questions).flatMap(({ id, parentId, groupId }) => {
    const wanted = parentId === undefined ? undefined : moved.get(parentId);
    return wanted === undefined || wanted === groupId ? [] : [setTo(['questions', id, 'groupId'], wanted)];
  });
  return [
    ...moves.flatMap(({ questionId, groupId, order }) => [
      setTo(['questions', questionId, 'groupId'], groupId),
      setTo(['questions', questionId, 'order'], order),
    ]),
    ...children,
  ];
}
