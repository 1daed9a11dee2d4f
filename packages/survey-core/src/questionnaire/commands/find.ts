import type { Id } from '../../ids.ts';
import { isRecord } from '../../json.ts';
import { findType } from '../../question-type/registry.ts';
import type { EditContext } from '../command.ts';
import type { EditProblem, EditProblemWord } from '../edit-problem.ts';
import type { Question, Questionnaire } from '../questionnaire.ts';

/** A member of a keyed list. Names such as "constructor" find nothing. */
export function own<T>(list: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(list, key) ? list[key] : undefined;
}

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

/** Ids are never reused, wherever they stood: everything that refers to one must mean one thing. */
export function checkFreshIds(document: Questionnaire, ids: readonly Id[]): EditProblem | undefined {
  const used = usedIds(document);
  for (const id of ids) {
    if (used.has(id)) return { problem: 'id-used', id };
    used.add(id);
  }
  return undefined;
}

function usedIds({ translations: _translations, ...document }: Questionnaire): Set<Id> {
  const used = new Set<Id>(Object.keys(document.retired));
  const collect = (value: unknown): void => {
    if (!isRecord(value)) return;
    if (typeof value.id === 'string') used.add(value.id);
    for (const inner of Object.values(value)) if (isRecord(inner)) collect(inner);
  };
  collect(document);
  return used;
}
