import { questionTypes } from '@wenshu/question-types/core';
import { type LevelledProblem, preflight, type Questionnaire } from '@wenshu/survey-core';

/** What there is to look at before publishing. In a file of its own: it knows every question type, and few pages need that at once. */
export function findProblems(document: Questionnaire): LevelledProblem[] {
  return preflight(document, questionTypes);
}
