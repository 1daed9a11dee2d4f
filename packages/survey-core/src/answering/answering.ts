import type { AnswerProblem } from '../question-type/answer-problem.ts';
import type { BoundQuestion } from '../question-type/seal.ts';
import type { EndOutcome } from '../questionnaire/questionnaire.ts';
import { checkAnswer } from './check-answer.ts';
import type { AnswerKey, Answers, SurveyModel } from './survey-model.ts';

/** Where a respondent stands. Immutable: every step gives a new one. */
export interface AnsweringState {
  readonly answers: Answers;
  readonly pageIndex: number;
  /** Set once the last page was left. */
  readonly outcome?: EndOutcome;
}

export interface PageQuestion {
  readonly key: AnswerKey;
  readonly bound: BoundQuestion;
}

export interface Page {
  readonly questions: readonly PageQuestion[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Share of the reachable questions that lie behind, 0–1; rounded down, so that it is never 1 before the end. */
  readonly progress: number;
}

export interface KeyedProblem extends AnswerProblem {
  readonly key: AnswerKey;
}

/** Begins, or goes on where `lastQuestionId` was left. Stored answers that can no longer be read are left out. */
export function openAnswering(
  model: SurveyModel,
  resume: { answers?: Readonly<Record<string, unknown>>; lastQuestionId?: string } = {},
): AnsweringState {
  const answers: Record<string, Answers[string]> = {};
  for (const [key, raw] of Object.entries(resume.answers ?? {})) {
    const parsed = model.questions.get(key)?.parse(raw);
    if (parsed && 'answer' in parsed) answers[key] = parsed.answer;
  }
  const pageIndex = model.pages.findIndex(page => page.some(bound => bound.question.id === resume.lastQuestionId));
  return { answers, pageIndex: Math.max(pageIndex, 0) };
}

export function currentPage(model: SurveyModel, state: AnsweringState): Page {
  const questions = (model.pages[state.pageIndex] ?? []).map(bound => ({ key: bound.question.id, bound }));
  const behind = model.pages.slice(0, state.pageIndex).reduce((count, page) => count + page.length, 0);
  const all = model.pages.reduce((count, page) => count + page.length, 0);
  return {
    questions,
    isFirst: state.pageIndex === 0,
    isLast: state.pageIndex >= model.pages.length - 1,
    progress: state.outcome ? 1 : all === 0 ? 0 : Math.floor((behind / all) * 100) / 100,
  };
}

/** Sets or clears (undefined) an answer. The view hands over what its type made, so what cannot be read is a mistake of ours. */
export function setAnswer(model: SurveyModel, state: AnsweringState, key: AnswerKey, raw: unknown): AnsweringState {
  const { [key]: _old, ...others } = state.answers;
  if (raw === undefined) return { ...state, answers: others };
  const parsed = model.questions.get(key)?.parse(raw);
  if (!parsed || !('answer' in parsed))
    throw new Error(`The view of question ${key} made an answer that its type cannot read`);
  return { ...state, answers: { ...others, [key]: parsed.answer } };
}

export function checkPage(model: SurveyModel, state: AnsweringState): KeyedProblem[] {
  return currentPage(model, state).questions.flatMap(({ key, bound }) =>
    checkAnswer(bound, state.answers[key]).map(problem => ({ ...problem, key })),
  );
}

/** To the next page, or to the end after the last one. */
export function nextPage(model: SurveyModel, state: AnsweringState): AnsweringState {
  if (currentPage(model, state).isLast) return { ...state, outcome: 'finished' };
  return { ...state, pageIndex: state.pageIndex + 1 };
}

export function previousPage(_model: SurveyModel, state: AnsweringState): AnsweringState {
  return { ...state, pageIndex: Math.max(state.pageIndex - 1, 0) };
}
