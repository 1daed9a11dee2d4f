import type { AnswerProblem } from '../question-type/answer-problem.ts';
import type { AnswerKey } from './survey-model.ts';

/** A problem and the question, or loop's copy, it is at. */
export interface KeyedProblem extends AnswerProblem {
  readonly key: AnswerKey;
}
