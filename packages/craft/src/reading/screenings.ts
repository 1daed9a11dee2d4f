import type { Condition, Id, Question, Questionnaire } from '@wenshu/survey-core';

/** A question after which some people's interview ends. */
export interface Screening {
  readonly questionId: Id;
  readonly ruleId: Id;
  /** The options that end it whatever else was answered. Empty: it depends on more than one choice. */
  readonly endingItemIds: readonly Id[];
}

/** Screening rules, and jumps to the same end that depend on an answer. */
export function findScreenings(document: Questionnaire): Screening[] {
  return Object.values(document.logic).flatMap(rule => {
    const ends =
      rule.kind === 'screen-out' || (rule.kind === 'jump' && 'outcome' in rule.to && rule.to.outcome === 'screened');
    if (!ends || !('when' in rule) || !rule.when) return [];
    const question = document.questions[rule.questionId];
    return question
      ? [{ questionId: question.id, ruleId: rule.id, endingItemIds: endingOptions(rule.when, question) }]
      : [];
  });
}

/** Options that are enough by themselves. Several conditions together, or another question's, say nothing of one option. */
function endingOptions(when: Condition, question: Question): Id[] {
  if ('any' in when) return when.any.flatMap(one => endingOptions(one, question));
  if (!('test' in when) || when.test !== 'choice' || when.questionId !== question.id || when.rowId) return [];
  if (when.is === 'any-of') return [...when.itemIds];
  if (when.is === 'exactly' && when.itemIds.length === 1) return [...when.itemIds];
  if (when.is === 'none-of') return Object.keys(question.items).filter(id => !when.itemIds.includes(id));
  return [];
}
