import type { Id } from '../ids.ts';
import type { Question, Questionnaire } from './questionnaire.ts';

export interface KeyedList {
  readonly path: readonly string[];
  readonly list: Readonly<Record<Id, object>>;
}

/** The lists of a question's parts. */
export const PART_LISTS = ['items', 'itemGroups', 'rows', 'rowGroups'] as const;

/** Every list of a document that is keyed by id. */
export function* keyedLists(document: Questionnaire): Iterable<KeyedList> {
  const { groups, questions, logic, calculations, verifications, quotas, agreements, retired } = document;
  const lists = { groups, questions, logic, calculations, verifications, quotas, agreements, retired };
  for (const [name, list] of Object.entries(lists)) yield { path: [name], list };
  for (const question of Object.values(questions))
    for (const name of PART_LISTS) yield { path: ['questions', question.id, name], list: question[name] };
  for (const quota of Object.values(quotas)) yield { path: ['quotas', quota.id, 'cells'], list: quota.cells };
}

/** The question that every option, row and group of them stands in. */
export function partOwners(document: Questionnaire): ReadonlyMap<Id, Question> {
  const owners = new Map<Id, Question>();
  for (const question of Object.values(document.questions))
    for (const name of PART_LISTS) for (const id of Object.keys(question[name])) owners.set(id, question);
  return owners;
}
