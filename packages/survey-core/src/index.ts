export { compileSurvey } from './answering/compile-survey.ts';
export * from './answering/design-pages.ts';
export * from './answering/move-answers.ts';
export * from './answering/replay.ts';
export * from './answering/shown-orders.ts';
export * from './answering.ts';
export * from './calendar/days.ts';
export * from './calendar/time-buckets.ts';
export * from './calendar/time-units.ts';
export * from './codebook/codebook.ts';
export type { DesignSince } from './codebook/designs.ts';
export type { LoopRound } from './codebook/merge-flows.ts';
export { isReservedName, uniqueNames } from './codebook/variable-names.ts';
export type * from './document/calculation.ts';
export type * from './document/condition.ts';
export type { LogicProblem, LogicProblemWord } from './document/logic-problem.ts';
export type * from './document/logic-rule.ts';
export { loopsByTarget } from './document/loops.ts';
export { orderQuestions } from './document/order-questions.ts';
export * from './document/questionnaire.ts';
export type * from './expression/expression.ts';
export { parseExpression } from './expression/parse-expression.ts';
export * from './flow/build-flow.ts';
export { isTakenBy, labelOf } from './flow/items.ts';
export { listOutsideOrigins, type OutsideOrigins } from './flow/list-outside-origins.ts';
export { groupBy } from './group-by.ts';
export * from './ids.ts';
export { asJson } from './json.ts';
export * from './languages/language-tag.ts';
export * from './languages/match-language.ts';
export * from './languages/survey-languages.ts';
export * from './limits.ts';
export { comparisons, plain, setTests, textTests } from './logic/compare.ts';
export { findRuleKind, ruleKinds } from './logic/rule-kinds/rule-kinds.ts';
export * from './order.ts';
export * from './quality/quality-flags.ts';
export * from './quality/straight-lines.ts';
export { type BroughtIn, type BroughtValues, type ColumnShape, columnShapes } from './question-type/brought-in.ts';
export type * from './question-type/capabilities.ts';
export type { Summary } from './question-type/question-type.ts';
export { type BoundData, type SealedType, seal } from './question-type/seal.ts';
export type * from './question-type/variable.ts';
export * from './questionnaire/apply-command.ts';
export * from './questionnaire/brought-in/brought-question.ts';
export * from './questionnaire/brought-in/lay-brought-in.ts';
export * from './questionnaire/change.ts';
export * from './questionnaire/changes-between.ts';
export * from './questionnaire/check-questionnaire.ts';
export { checkSolutionLock } from './questionnaire/check-solution-lock.ts';
export type { Command, EditContext, Mint } from './questionnaire/command.ts';
export { copyInput } from './questionnaire/commands/copy-question.ts';
export { copyGroupInput } from './questionnaire/commands/copy-question-group.ts';
export { dependantsOf, mentions, quotasUsing } from './questionnaire/commands/dependants.ts';
export { type CommandCall, type CommandInput, type CommandName, commands } from './questionnaire/commands/index.ts';
export { importProblem } from './questionnaire/commands/listed.ts';
export { LONGEST_SEQ_NAME } from './questionnaire/commands/modify-seq-names.ts';
export * from './questionnaire/create-questionnaire.ts';
export type * from './questionnaire/document-problem.ts';
export * from './questionnaire/edit-problem.ts';
export { estimateMinutes, estimateSeconds, minutesOf } from './questionnaire/estimate-minutes.ts';
export { parseCascade } from './questionnaire/import/parse-cascade.ts';
export type { LayeredOption } from './questionnaire/import/parse-layers.ts';
export { inLanguage } from './questionnaire/in-language.ts';
export { listTexts, type TranslatableText } from './questionnaire/list-texts.ts';
export { nameQuotes } from './questionnaire/name-quotes.ts';
export * from './questionnaire/number-options.ts';
export { changesOrder, numberQuestions, ownNamed, unnamed } from './questionnaire/number-questions.ts';
export { planRevert } from './questionnaire/plan-revert.ts';
export { type LevelledProblem, type ProblemLevel, preflight } from './questionnaire/preflight.ts';
export { countQuestions, isNumbered, seqNameFor } from './questionnaire/seq-names.ts';
export { checkGrowth } from './questionnaire/size-in-all.ts';
export { finish, type Steps } from './questionnaire/steps.ts';
export { thingOf } from './questionnaire/touched-ids.ts';
export { hashText } from './questionnaire/translation-mark.ts';
export {
  countTranslations,
  findTranslationState,
  markOfNow,
  type TranslationState,
} from './questionnaire/translation-state.ts';
export { countFailedTraps, findTrap, isTrap, type Trap, trapsOf } from './questionnaire/traps.ts';
export * from './questionnaire/upgrade-document.ts';
export * from './quota/axis-operands.ts';
export * from './quota/decide-quota.ts';
export * from './quota/describe-match.ts';
export * from './quota/match-cells.ts';
export * from './quote/parse-title.ts';
export * from './quote/protect-quotes.ts';
export type * from './quote/quote.ts';
export { relabelQuotes } from './quote/relabel-quotes.ts';
export * from './quote/render-title.ts';
export { type QuoteAttribute, writeMarker } from './quote/write-marker.ts';
export { checkRichText, type RichTextProblem, richTextFrom } from './rich-text/check-rich-text.ts';
export { encodeText } from './rich-text/entities.ts';
export type * from './rich-text/html-node.ts';
export { parseHtml } from './rich-text/parse-html.ts';
export { plainOf } from './rich-text/plain-of.ts';
export { FONT_SIZES, isLink } from './rich-text/whitelist.ts';
export { writeHtml } from './rich-text/write-html.ts';
export { plainText } from './rich-text.ts';
export * from './settings/dictionary.ts';
export { findSettingName, isSettingValue, writeSettings } from './settings/settings.ts';
export { type SolutionId, solutionIds } from './solution-ids.ts';
export { applySolution, groupsOfSolution } from './solutions/apply-solution.ts';
export type { BuiltQuestion, QuestionWords } from './solutions/built-question.ts';
export { type BrandPrices, changeBrandPrice } from './solutions/change-brand-price.ts';
export type * from './solutions/design-request.ts';
export type * from './solutions/field.ts';
export { emptyField } from './solutions/field-kinds.ts';
export { marginOf, samplesForMargin, shareOfPeople } from './solutions/precision.ts';
export type {
  CellValue,
  FieldValues,
  LevelPair,
  ListRow,
  Setting as SolutionSetting,
  SettingAttribute,
  SettingLevel,
} from './solutions/setting.ts';
export type { SettingProblem, SettingProblemWord } from './solutions/setting-problem.ts';
export type { Precision, Solution as SolutionEntry } from './solutions/solution.ts';
export { checkSetting, emptySetting, isFault, parseSetting, solutions } from './solutions/solutions.ts';
export type * from './text-format/draft-question.ts';
export { draftsOf, importInput } from './text-format/drafts-of.ts';
export type { Guess, GuessReason } from './text-format/loose/guess-rules.ts';
export { type FoundQuestion, type ReadText, readSurveyText } from './text-format/loose/read-survey-text.ts';
export { markLine } from './text-format/mark-line.ts';
export { type ParsedText, parseSurveyText } from './text-format/parse-survey-text.ts';
export { settingMarkers } from './text-format/setting-words.ts';
export { writeSurveyText } from './text-format/write-survey-text.ts';
export { type AccessPasswordProblem, accessPasswordRules, checkAccessPassword } from './validation/access-password.ts';
export { isDate } from './validation/is-date.ts';
export * from './versions/data-changes.ts';
export * from './versions/parts-gone.ts';
export {
  differOnlyInWords,
  keyOf as textKeyOf,
  type TextChange,
  type TextName,
  textChanges,
  withTexts,
} from './versions/text-changes.ts';
export { readXml, type XmlElement, type XmlLimits } from './xml/read-xml.ts';
export { escapeXml, xmlElement } from './xml/write-xml.ts';
export * from './zoned-time.ts';
