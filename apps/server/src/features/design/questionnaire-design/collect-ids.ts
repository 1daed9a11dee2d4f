import type { Questionnaire } from '@wenshu/survey-core';

/** The ids of all questions, options and rows of a document. */
export function collectIds(document: Questionnaire): Set<string> {
  const questions = Object.values(document.questions);
  return new Set(
    questions.flatMap(question => [question.id, ...Object.keys(question.items), ...Object.keys(question.rows)]),
  );
}
