import type { Json } from '../json.ts';
import type { AnswerProblem } from '../question-type/answer-problem.ts';
import type { BoundQuestion } from '../question-type/seal.ts';
import { readSetting } from '../settings/settings.ts';

/** Everything that is wrong with a question's answer, given or missing. */
export function checkAnswer(bound: BoundQuestion, answer: Json | undefined): readonly AnswerProblem[] {
  if (bound.role !== 'question') return [];
  if (answer === undefined || bound.isEmpty(answer)) {
    const { question, missing = 'required' } = bound;
    if (!readSetting(question.settings, 'required')) return [];
    return [typeof missing === 'string' ? { problem: missing } : missing];
  }
  return bound.check(answer);
}
