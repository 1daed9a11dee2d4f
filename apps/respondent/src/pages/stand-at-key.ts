import { type AnsweringState, openAnswering } from '@wenshu/survey-core/answering';
import type { SurveySession } from '../session/survey-session.ts';

/** The same answers, on the page of one question; on the nearest page when logic does not show it. */
export function standAtKey({ model }: SurveySession, state: AnsweringState, key: string): AnsweringState {
  return openAnswering(model, { answers: state.answers, lastQuestionId: key, context: state.walk.context });
}
