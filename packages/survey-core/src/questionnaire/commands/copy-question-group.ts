import * as z from 'zod/mini';
import type { Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { own } from '../../json.ts';
import { limits } from '../../limits.ts';
import { inOrder, orderAfter } from '../../order.ts';
import type { DesignRegistry } from '../../question-type/registry.ts';
import { setTo } from '../change.ts';
import { command, join, type Mint } from '../command.ts';
import { id, order } from '../inputs.ts';
import { seqNamesFor, withFreeNames } from '../seq-names.ts';
import { questionsIn } from './completion.ts';
import { checkCopyCount, copyOf, copyReads, copyTexts, idsFor, mintCopies, type NewIds } from './copies.ts';
import { checkFreshIds } from './find.ts';

const input = z.object({
  groupId: id,
  order,
  /** New ids for the group, its questions and all their parts, by the old ones. */
  ids: z.record(id, id),
  /** The names of the copied questions, by the old question's id. */
  seqNames: z.record(id, z.string().check(z.minLength(1), z.maxLength(20))),
});

/** A copy of a group with its questions behind it; logic and quotas stay with the original. */
export const copyQuestionGroup = command({
  name: 'copyQuestionGroup',
  input,
  loose: z.partial(input, { order: true, ids: true, seqNames: true }),
  complete: (document, given, mint, types) => ({ ...copyGroupInput(document, given.groupId, mint, types), ...given }),
  reads: (input, document) => [input.groupId, ...copyReads(input.ids, document)],
  change: (document, { groupId, order, ids: given, seqNames }) => {
    const group = own(document.groups, groupId);
    if (!group) return { problem: 'group-not-found', id: groupId };
    const copyId = own(given, groupId);
    if (copyId === undefined) return { problem: 'input-invalid', detail: { field: 'ids' } };
    const copied = Object.values(questionsIn(document, groupId)).filter(question => Object.hasOwn(given, question.id));
    const ids = idsFor(given, copied, [groupId]);
    if (Object.keys(document.groups).length >= limits.groups)
      return { problem: 'too-many-groups', detail: { max: limits.groups } };
    const problem = checkCopyCount(document, copied, ids);
    if (problem) return problem;
    return join(
      checkFreshIds(document, [...ids.values()]),
      [setTo(['groups', copyId], { ...group, id: copyId, order })],
      withFreeNames(
        document,
        copied.map(question => copyIn(question, copyId, ids, seqNames)),
      ).map(copy => setTo(['questions', copy.id], copy)),
      copyTexts(document, ids),
    );
  },
});

function copyIn(question: Question, groupId: Id, ids: NewIds, seqNames: Record<Id, string>): Question {
  const parentId = question.parentId === undefined ? undefined : ids.get(question.parentId);
  const seqName = own(seqNames, question.id) ?? question.seqName;
  return copyOf(question, ids, { groupId, seqName, ...(parentId && { parentId }) });
}

/** The input for a copy of a group right behind it. */
export function copyGroupInput(document: Questionnaire, groupId: Id, mint: Mint, types: DesignRegistry) {
  const questions = inOrder(questionsIn(document, groupId));
  return {
    groupId,
    order: orderAfter(Object.values(document.groups), groupId),
    ids: mintCopies(questions, mint, [groupId]),
    seqNames: seqNamesFor(document, questions, types),
  };
}
