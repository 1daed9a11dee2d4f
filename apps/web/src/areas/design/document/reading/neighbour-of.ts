import type { Questionnaire } from '@wenshu/survey-core';
import { sectionsOf } from './sections-of.ts';

/** The question that stands nearest to where one stood: the next that is still there, or else the one before. */
export function neighbourOf(questionId: string, before: Questionnaire, now: Questionnaire): string | undefined {
  const ids = sectionsOf(before).flatMap(section => section.questions.map(question => question.id));
  const at = ids.indexOf(questionId);
  const isThere = (id: string) => id !== questionId && Object.hasOwn(now.questions, id);
  return ids.slice(at + 1).find(isThere) ?? ids.slice(0, Math.max(0, at)).findLast(isThere);
}
