import type { Questionnaire } from '@wenshu/survey-core';
import type { EditorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { orderedQuestions, questionsAfter, roleOf } from '../../../document/reading/place.ts';
import { reasonedQuestions, wholeTargets } from './question-names.ts';

/** Where a jump after a question may go: forward to questions, to groups that begin later, to an end. What stands before is last, with its reason. */
export function jumpOptions(document: Questionnaire, fromId: string, t: EditorLogicTexts) {
  const later = new Set(questionsAfter(document, fromId));
  const questions = orderedQuestions(document).filter(one => roleOf(one) !== 'page-break');
  const groupsAfter = new Set([...later].map(question => question.groupId));
  groupsAfter.delete(document.questions[fromId]?.groupId ?? '');
  const { allowed, refused } = reasonedQuestions(
    document,
    questions,
    t,
    question => (later.has(question) ? undefined : 'not-forward'),
    question => `question:${question.id}`,
  );
  const groups = wholeTargets(document, [], t).filter(({ value }) => groupsAfter.has(value.slice('group:'.length)));
  const ends = (['finished', 'screened'] as const).map(outcome => ({
    value: `outcome:${outcome}`,
    label: t.outcomes[outcome],
  }));
  return [...allowed, ...groups, ...ends, ...refused];
}
