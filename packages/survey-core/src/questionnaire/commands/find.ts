import { keyedLists } from '../../document/keyed-lists.ts';
import type { Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { own } from '../../json.ts';
import { findType } from '../../question-type/registry.ts';
import type { EditContext } from '../command.ts';
import type { EditProblem, EditProblemWord } from '../edit-problem.ts';

export function findQuestion(document: Questionnaire, questionId: Id): Question | undefined {
  return own(document.questions, questionId);
}

/** The problem when one of the ids is not in the list. */
export function missingIn(
  list: Readonly<Record<string, unknown>>,
  ids: readonly Id[],
  problem: EditProblemWord,
): EditProblem | undefined {
  const missing = ids.find(id => !Object.hasOwn(list, id));
  return missing === undefined ? undefined : { problem, id: missing };
}

export function typeOf(question: Question, { types }: EditContext) {
  return findType(types, question.type);
}

/**
 * Ids are never reused, wherever they stood: everything that refers to one must mean one thing. Asks once for all ids of an edit, because
 * it walks the whole document.
 */
export function checkFreshIds(document: Questionnaire, ids: readonly Id[]): EditProblem | undefined {
  const fresh = new Set<Id>();
  for (const id of ids) {
    if (fresh.has(id)) return { problem: 'id-used', id };
    fresh.add(id);
  }
  for (const { list } of keyedLists(document))
    for (const id in list) if (fresh.has(id)) return { problem: 'id-used', id };
  return undefined;
}
