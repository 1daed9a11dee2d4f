import { type Item, inOrder, type Question, type Questionnaire } from '@wenshu/survey-core';

/** Options that logic brings into a question from earlier ones: conditions may name them too. */
export function carriedItems(document: Questionnaire, question: Question, seen: readonly string[] = []): Item[] {
  return inOrder(document.logic).flatMap(rule => {
    if (rule.kind !== 'option-reference' || rule.questionId !== question.id) return [];
    const from = document.questions[rule.fromQuestionId];
    if (!from || seen.includes(from.id)) return [];
    return [...carriedItems(document, from, [...seen, question.id]), ...inOrder(from.items)];
  });
}
