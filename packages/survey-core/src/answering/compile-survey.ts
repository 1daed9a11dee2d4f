import type { Flow } from '../flow/flow.ts';
import { compileLogic } from '../logic/compile-logic.ts';
import type { AnsweringRegistry } from '../question-type/registry.ts';
import { bindQuestion, modelOf, type SurveyModel } from './survey-model.ts';

/** Throws `UnknownQuestionTypeError` or `LogicError` for a flow that cannot be answered; a published one always can. */
export function compileSurvey(flow: Flow, types: AnsweringRegistry): SurveyModel {
  return modelOf(compileLogic(flow, question => bindQuestion(question, types)));
}
