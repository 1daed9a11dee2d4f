import type { EndOutcome } from '../questionnaire/questionnaire.ts';
import type { KeyedProblem } from './answering.ts';
import { checkAnswer } from './check-answer.ts';
import type { AnswerKey, Answers, SurveyModel } from './survey-model.ts';

export interface DroppedAnswer {
  readonly key: AnswerKey;
  readonly reason: 'question-unknown' | 'not-readable' | 'empty' | 'not-reachable';
}

export interface Replay {
  readonly outcome: EndOutcome;
  /** What is stored: parsed, reachable, not empty. */
  readonly answers: Answers;
  /** What was sent and is not stored, and why; noted in the record's log. */
  readonly dropped: readonly DroppedAnswer[];
  readonly problems: readonly KeyedProblem[];
}

/** Walks a whole submission as the page did, and trusts nothing of it. */
export function replayAnswers(model: SurveyModel, sent: Readonly<Record<AnswerKey, unknown>>): Replay {
  const answers: Record<AnswerKey, Answers[string]> = {};
  const dropped: DroppedAnswer[] = [];
  const problems: KeyedProblem[] = [];
  for (const key of Object.keys(sent)) if (!model.questions.has(key)) dropped.push({ key, reason: 'question-unknown' });
  for (const page of model.pages) {
    for (const bound of page) {
      const key = bound.question.id;
      if (Object.hasOwn(sent, key)) {
        const parsed = bound.parse(sent[key]);
        if (!('answer' in parsed)) problems.push({ ...parsed, key });
        else if (bound.isEmpty(parsed.answer)) dropped.push({ key, reason: 'empty' });
        else answers[key] = parsed.answer;
      }
      problems.push(...checkAnswer(bound, answers[key]).map(problem => ({ ...problem, key })));
    }
  }
  return { outcome: 'finished', answers, dropped, problems };
}
