export type { Told } from './claims/claim.ts';
export { areRules, checkRule, checkRules, type RulesProblem } from './cleaning/check-rules.ts';
export { describeRule } from './cleaning/describe-rule.ts';
export * from './cleaning/rule.ts';
export type { RuleContext, RuleData, RuleProblemWord, RuleTest } from './cleaning/rule-kind.ts';
export { mediansOf, testsOf } from './cleaning/rule-kinds.ts';
export { type CleaningTally, rulesIn, tallyHits } from './cleaning/tally-hits.ts';
export { dealAnswers, drawAnswers } from './coding/deal-answers.ts';
export { checkFrame, codesBelow, type FrameCode, type FrameCodes, LARGEST_CODE, MOST_CODES } from './coding/frame.ts';
export {
  type CodingsMoved,
  editFrame,
  type Frame,
  type FrameCommand,
  type FrameEdited,
} from './coding/frame-commands.ts';
export {
  type CheckedRequest,
  type ColumnProblem,
  type ColumnProblemWord,
  MAX_TOGETHER,
  readColumnRequest,
  readColumnRequests,
} from './columns/check-column-request.ts';
export {
  type ColumnKind,
  type ColumnRequest,
  type ColumnResult,
  type ColumnSelection,
  type ColumnsRequest,
  type CountRequest,
  type DerivedParts,
  type FileRequest,
  type GroupBy,
  listKept,
  MAX_WEIGHT,
  type RepeatsRequest,
  type SortBy,
  type TextsRequest,
  type WantedColumn,
} from './columns/column-request.ts';
export {
  type CountedGroup,
  type GroupColumns,
  Groups,
  type GroupValues,
  integerAt,
  listGroups,
  MISSING_CODE,
  WEIGHT_UNIT,
  WORDS_PER_SUM,
} from './columns/group-columns.ts';
export { isFree } from './columns/is-free.ts';
export { joinTexts, partTexts, type WrittenTexts } from './columns/joined-texts.ts';
export { type Coded, type CodedCategory, codedVariable, withNets, wordsIn } from './data-set/coded.ts';
export { type DataRecord, type DataSet, dataSetOf } from './data-set/data-set.ts';
export {
  factKeys,
  LEFT_AT,
  pageCode,
  parameterNameOf,
  parameterValues,
  type RecordFacts,
  VERSION,
} from './data-set/facts.ts';
export { type WaveOffers, wasOffered, withOffers } from './data-set/offered.ts';
export { type Recorded, type RecordedColumn, recordedVariable } from './data-set/recorded.ts';
export type * from './data-set/variable.ts';
export { checkRecipe, isRecipe } from './derived/check-recipe.ts';
export { compileRecipe } from './derived/compile-recipe.ts';
export { isDay } from './derived/day-moment.ts';
export { derivedIdOf, derivedKey, deriveVariable, isDerived } from './derived/derive-variable.ts';
export {
  compileDerived,
  type DerivedProblem,
  type DerivedVariable,
  type DerivedVariables,
  derivedFrom,
  layRecipes,
  MAX_DERIVED,
  MAX_DERIVED_DEPTH,
  onlyNeeded,
} from './derived/derived-variables.ts';
export { describeRecipe } from './derived/describe-recipe.ts';
export { formulaText, readFormula } from './derived/formula-text.ts';
export type * from './derived/recipe.ts';
export type * from './derived/recipe-problem.ts';
export { MAX_DERIVED_SIZE } from './derived/recipe-size.ts';
export { type RecipeColumns, recipeSql } from './derived/recipe-sql.ts';
export type { RecipeVariables } from './derived/recipe-variables.ts';
export { type CellMarks, marksOf } from './exhibit/cell-marks.ts';
export { cellFormats, cellTexts, headText } from './exhibit/cell-text.ts';
export { cellIn, countCell, percentCell, wordCell } from './exhibit/cells.ts';
export { chartHeight } from './exhibit/chart-height.ts';
export { chartOption } from './exhibit/chart-option.ts';
export { isBarSteppedBack, isStacked as isStackedBars } from './exhibit/charts/bars.ts';
export {
  type ChartOption,
  type ChartView,
  chartColours,
  chartInk,
  coloursOf,
  inkOn,
  isColouredByBar,
  isSteppedBack,
  steppedBackShare,
  textWidth,
} from './exhibit/charts/chart-look.ts';
export { pointMarks } from './exhibit/charts/lines.ts';
export { layPoints, pointEnds } from './exhibit/charts/points.ts';
export { hasWhiskers } from './exhibit/charts/whiskers.ts';
export { tableHtml, tableTsv, underTable } from './exhibit/copied-table.ts';
export type * from './exhibit/exhibits.ts';
export { isNativeInPowerPoint } from './exhibit/exhibits.ts';
export { formatNumber, formatShown, isSmallBase, NOTHING, SMALL_BASE, unitText } from './exhibit/format-number.ts';
export { headLines, type LeafHead, leafHeads, leafName, type PlacedHead } from './exhibit/leaf-heads.ts';
export { namesAlong } from './exhibit/names-along.ts';
export { densityMarks, toneColours } from './exhibit/picture-marks.ts';
export { tableOf } from './exhibit/table-of.ts';
export { questionTitle, titleOf } from './exhibit/title-of.ts';
export * from './exhibit/units.ts';
export {
  checkFilter,
  type FilterProblem,
  type FilterProblemWord,
  isFilter,
  MAX_FILTER_DEPTH,
  MAX_FILTER_TESTS,
} from './filter/check-filter.ts';
export { compileFilter, type FilterContext } from './filter/compile-filter.ts';
export type { ConditionProblem, ConditionProblemWord } from './filter/condition-problem.ts';
export { countedRecords, notSetAside } from './filter/counted-records.ts';
export { describeFilter } from './filter/describe-filter.ts';
export type * from './filter/filter.ts';
export { filterKeys } from './filter/filter-keys.ts';
export { type ColumnOf, dialects, type FilterSql, filterSql } from './filter/filter-sql.ts';
export { takenBy } from './filter/filter-tests.ts';
export { type FromConditionOptions, filterFromCondition } from './filter/from-condition.ts';
export { every } from './filter/join-filters.ts';
export { type WrittenWay, writtenWays } from './filter/written.ts';
export * from './kind/kind.ts';
export type * from './kind/simulation.ts';
export type * from './kinds/analysis.ts';
export { checkCross } from './kinds/cross/check.ts';
export { crossKind } from './kinds/cross/cross-kind.ts';
export * from './kinds/cross/request.ts';
export type * from './kinds/cross/result.ts';
export { kinds } from './kinds/kinds.ts';
export * from './kinds/model/form.ts';
export * from './kinds/model/simulation-plan.ts';
export { type ModelName, modelForms } from './kinds/model-forms.ts';
export * from './kinds/summary/request.ts';
export { analysisWithin, blockAnalyses, filterWithin, type ReaderChoices } from './report/block-analyses.ts';
export { checkReport, type ReportProblem } from './report/check-report.ts';
export { type DraftGroup, type DraftInput, type DraftQuestion, draftReport } from './report/draft-report.ts';
export { dressExhibit, offeredAs } from './report/dress-exhibit.ts';
export { figureOf } from './report/figure-of.ts';
export { heading, LAID_SHAPE, LaidPages, type LaidPart, textOf, words } from './report/lay-pages.ts';
export { layoutPlaces } from './report/layout-places.ts';
export { type LookedThrough, lookThrough, tellLooked } from './report/look-through.ts';
export { pickExhibit } from './report/pick-exhibit.ts';
export { quotable, quotesAsked, withoutChosen } from './report/quotes.ts';
export * from './report/report-document.ts';
export type * from './report/report-results.ts';
export { type FoundExhibits, resolveBlock } from './report/resolve-block.ts';
export { sheetExhibit } from './report/sheet-exhibit.ts';
export { textSizes } from './report/text-sizes.ts';
export { type ThemeColours, themeColours } from './report/theme-colours.ts';
export {
  changesSince,
  type ToldChange,
  type ToldFigure,
  type ToldReport,
  toldFigures,
  withScores,
} from './report/told-figures.ts';
export {
  checkWeight,
  isWeight,
  MAX_RIM_TARGETS,
  MAX_WEIGHT_LIMIT,
  type WeightProblem,
  type WeightProblemWord,
} from './weight/check-weight.ts';
export { describeWeight } from './weight/describe-weight.ts';
export { type RimOutcome, type RimResult, rimPlan, rimRecipe, type WeightQuality } from './weight/rim-weight.ts';
export { readWeighed, type Weightless, weighAsks } from './weight/weigh-asks.ts';
export * from './weight/weight.ts';
export { type WeightOutcome, weightLine, weightWarnings, withWarnings } from './weight/weight-told.ts';
