import type { MadeEdit } from '@wenshu/api-contract';
import { type Questionnaire, thingOf } from '@wenshu/survey-core';

interface Writing {
  /** The question whose text is being written; undefined for a text that belongs to none. */
  readonly questionId: string | undefined;
  readonly document: Questionnaire;
}

/**
 * The edits of others that meet what is being written. Those wait until it is saved: taken in at once, what is written would pass over
 * theirs in silence, and a question that they delete would take the half-written sentence along.
 */
export function heldBy({ questionId, document }: Writing, edits: readonly MadeEdit[]): readonly MadeEdit[] {
  const question = questionId === undefined ? undefined : document.questions[questionId];
  if (!question) return edits;
  const { id, items, itemGroups, rows, rowGroups, parentId } = question;
  const parts = new Set([id, parentId, ...[items, itemGroups, rows, rowGroups].flatMap(list => Object.keys(list))]);
  return edits.filter(({ touched }) => touched.some(part => parts.has(thingOf(part))));
}
