import type { AnsweringRegistry, Flow, SurveyModel } from '@wenshu/survey-core/answering';
import type { AnswerView } from './answer-view.ts';

/** What a survey is answered with. */
export interface Equipment {
  readonly types: AnsweringRegistry;
  /** Some are fetched when they are met; `preload` fetches them beforehand. */
  readonly views: Readonly<Record<string, AnswerView & { preload?(): Promise<boolean> }>>;
  compile(flow: Flow, types: AnsweringRegistry): SurveyModel;
}
