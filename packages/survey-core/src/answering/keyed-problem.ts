import type { AnswerProblem } from '../question-type/answer-problem.ts';
import type { AnswerKey } from './survey-model.ts';

/** A problem and the question, or loop's copy, it is at. */
export type KeyedProblem = AnswerProblem & { readonly key: AnswerKey };
