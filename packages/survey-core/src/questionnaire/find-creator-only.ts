import type { Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { own } from '../json.ts';
import { type DesignRegistry, findType } from '../question-type/registry.ts';
import type { Change } from './change.ts';

/** A question among the changed ones, before or after, that only the questionnaire's creator may operate: a label question (P6.31). */
export function findCreatorOnly(
  documents: readonly Questionnaire[],
  changes: readonly Change[],
  types: DesignRegistry,
): Id | undefined {
  const changedIds = new Set(changes.flatMap(({ path }) => changedQuestions(documents, path)));
  return [...changedIds].find(id =>
    documents.some(({ questions }) => {
      const question = own(questions, id);
      return question !== undefined && (findType(types, question.type)?.capabilities.creatorOnly ?? false);
    }),
  );
}

/** A change of the whole list is one of each question in it. */
function changedQuestions(documents: readonly Questionnaire[], [collection, questionId]: readonly string[]): Id[] {
  if (collection !== 'questions') return [];
  return questionId === undefined ? documents.flatMap(({ questions }) => Object.keys(questions)) : [questionId];
}
