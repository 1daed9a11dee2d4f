import {
  type Item,
  inOrder,
  isTakenBy,
  labelOf,
  type OptionReferenceRule,
  type Question,
  type Questionnaire,
} from '@wenshu/survey-core';

/** The rule that brings options into a question; only the first one does. */
export function findCarrying(logic: Questionnaire['logic'], questionId: string): OptionReferenceRule | undefined {
  return inOrder(logic).find(
    (rule): rule is OptionReferenceRule => rule.kind === 'option-reference' && rule.questionId === questionId,
  );
}

/** Options that logic brings into a question from earlier ones: conditions may name them too. */
export function carriedItems(document: Questionnaire, question: Question, seen: readonly string[] = []): Item[] {
  const rule = findCarrying(document.logic, question.id);
  const from = rule && document.questions[rule.fromQuestionId];
  if (!rule || !from || seen.includes(from.id)) return [];
  const offered = [...carriedItems(document, from, [...seen, question.id]), ...inOrder(from.items)];
  return offered.filter(item => isTakenBy(rule, item));
}

/** Own options that a carried one says already. */
export function twinsOf(document: Questionnaire, question: Question): Item[] {
  const carried = new Set(carriedItems(document, question).map(labelOf));
  carried.delete('');
  return inOrder(question.items).filter(item => carried.has(labelOf(item)));
}
