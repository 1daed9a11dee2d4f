import * as z from 'zod/mini';
import type { Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { inOrder, orderAfter } from '../../order.ts';
import type { DesignRegistry } from '../../question-type/registry.ts';
import { setTo } from '../change.ts';
import { join, type Mint, questionCommand } from '../command.ts';
import { id, order } from '../inputs.ts';
import { seqNameFor, withFreeNames } from '../seq-names.ts';
import { questionsIn } from './completion.ts';
import { checkCopyCount, copyOf, copyReads, copyTexts, idsFor, mintCopies } from './copies.ts';
import { checkFreshIds, findQuestion } from './find.ts';

const input = z.object({
  questionId: id,
  order,
  seqName: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  /** New ids for the question, its children and all their parts, by the old ones. */
  ids: z.record(id, id),
});

/** A copy after the question, with its children, options, rows and translations; logic and quotas stay with the original. */
export const copyQuestion = questionCommand({
  name: 'copyQuestion',
  input,
  loose: z.partial(input, { order: true, seqName: true, ids: true }),
  complete: (document, given, mint, types) => ({ ...copyInput(document, given.questionId, mint, types), ...given }),
  reads: (input, document) => copyReads(input.ids, document),
  change: (question, { order, seqName, ids: given }, _context, document) => {
    if (!Object.hasOwn(given, question.id)) return { problem: 'input-invalid', detail: { field: 'ids' } };
    const children = childrenOf(document, question.id).filter(child => Object.hasOwn(given, child.id));
    const ids = idsFor(given, [question, ...children]);
    const problem = checkCopyCount(document, [question, ...children], ids);
    if (problem) return problem;
    const copies = withFreeNames(document, [
      copyOf(question, ids, { order, seqName, ...(question.parentId && { parentId: question.parentId }) }),
      ...children.map(child => copyOf(child, ids, { parentId: ids.get(question.id)! })),
    ]);
    return join(
      checkFreshIds(document, [...ids.values()]),
      copies.map(copy => setTo(['questions', copy.id], copy)),
      copyTexts(document, ids),
    );
  },
});

/** The input for a copy of a question right behind it. */
export function copyInput(document: Questionnaire, questionId: Id, mint: Mint, types: DesignRegistry) {
  const question = findQuestion(document, questionId);
  if (!question) return { questionId };
  return {
    questionId,
    order: orderAfter(inOrder(questionsIn(document, question.groupId)), questionId),
    seqName: seqNameFor(document, question.type, types),
    ids: mintCopies([question, ...childrenOf(document, questionId)], mint),
  };
}

function childrenOf(document: Questionnaire, questionId: Id): Question[] {
  return Object.values(document.questions).filter(question => question.parentId === questionId);
}
