/** What answering needs of the engine: the page imports this, so nothing of editing or of data is behind it. */
export * from './answering/answering.ts';
export { AnsweringState } from './answering/answering-state.ts';
export * from './answering/check-answer.ts';
export { compilePlainSurvey, isPlainSurvey } from './answering/compile-plain-survey.ts';
export * from './answering/day-in.ts';
export type { KeyedProblem } from './answering/keyed-problem.ts';
export {
  type AnswerKey,
  type Answers,
  type SurveyModel,
  UnknownQuestionTypeError,
} from './answering/survey-model.ts';
export { contrast, mix, READABLE, readableOn, textOn } from './colours.ts';
export type { TestName } from './document/condition.ts';
export { LogicError } from './document/logic-problem.ts';
export type { Agreement, Appearance, Cover, EndOutcome, EndPage } from './document/questionnaire.ts';
export * from './flow/flow.ts';
export { isDealt } from './flow/is-dealt.ts';
export { flatItems, hasItem, titlesOf } from './flow/items.ts';
export type { Id } from './ids.ts';
export { isRecord, type Json, own } from './json.ts';
export { limits } from './limits.ts';
export { deal } from './logic/deal.ts';
export { randomOf } from './logic/random.ts';
export type { AnswerContext } from './question-type/answer-context.ts';
export type * from './question-type/answer-problem.ts';
export type * from './question-type/answer-row.ts';
export * from './question-type/file-rules.ts';
export type * from './question-type/question-type.ts';
export * from './question-type/registry.ts';
export { type BoundQuestion, type SealedAnswering, sealAnswering } from './question-type/seal.ts';
export { type SurveyTheme, surveyThemes } from './questionnaire/survey-themes.ts';
export { type HtmlNode, isElement } from './rich-text/html-node.ts';
export { parseHtml } from './rich-text/parse-html.ts';
export type { RichText } from './rich-text.ts';
export { type Design, parseDesign } from './settings/design.ts';
export type { SettingName, SettingsOf } from './settings/dictionary.ts';
export { isFileAddress } from './settings/is-file-address.ts';
export { type RawSettings, readSetting, readSettings } from './settings/settings.ts';
export { DATE_FORMAT, NUMERIC_FORMATS, writtenChecks } from './settings/written-checks.ts';
export { checkFormat, isEmail, isLandline, isMobile } from './validation/formats.ts';
export { isDate } from './validation/is-date.ts';
