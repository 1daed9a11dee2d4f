import type { Flow } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import { type AnsweringRegistry, findType } from '../question-type/registry.ts';

/**
 * For every question the one that begins its page in the design: what lies between two page breaks, as its creator sees it. Which question a
 * respondent meets first on it is another matter (logic hides some, random orders move them, a jump ends the page earlier, a loop asks it
 * several times): all of these are the same page.
 */
export function designPages({ questions }: Pick<Flow, 'questions'>, types: AnsweringRegistry): ReadonlyMap<Id, Id> {
  const pages = new Map<Id, Id>();
  let first: Id | undefined;
  for (const question of questions) {
    const isBreak = findType(types, question.type)?.bind(question).role === 'page-break';
    if (!isBreak) {
      first ??= question.id;
      pages.set(question.id, first);
    } else first = undefined;
  }
  return pages;
}
