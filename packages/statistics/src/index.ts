export { type Attempt, attempt } from './attempt.ts';
export {
  type ConditionalLogitInput,
  type ConditionalLogitResult,
  conditionalLogit,
} from './choice/conditional-logit.ts';
export type { Coef, FitStats } from './choice/fit-choice-model.ts';
export type {
  Cell,
  CellColumn,
  Columns,
  Matrix,
  Num,
  NumColumn,
  NumColumns,
  WeightColumn,
} from './column.ts';
export {
  type CorrelationBlock,
  type CorrelationInput,
  type CorrelationResult,
  correlation,
} from './correlation/correlation.ts';
export type { CorrelationMethod } from './correlation/pair-functions.ts';
export type { PartialCorrelation } from './correlation/partial-correlation.ts';
export { type DescriptivesInput, type DescriptivesResult, descriptives } from './descriptive/descriptives.ts';
export { distributions } from './distributions/distributions.ts';
export {
  type FactorAnalysisInput,
  type FactorAnalysisResult,
  factorAnalysis,
} from './factor/factor-analysis.ts';
export type { Kmo } from './factor/kmo-bartlett.ts';
export type { SumsOfSquares } from './factor/sums-of-squares.ts';
export type { FitControl } from './fit-control.ts';
export { type ChiSquareGofInput, type ChiSquareGofResult, chiSquareGof } from './goodness-of-fit/chi-square-gof.ts';
export type { FTest } from './group-comparison/levene.ts';
export {
  type AnovaGroup,
  type AnovaInput,
  type AnovaResult,
  type AnovaTable,
  oneWayAnova,
} from './group-comparison/one-way-anova.ts';
export type { PostHocMethod, PostHocPair } from './group-comparison/post-hoc.ts';
export { type TBlock, type TTestInput, type TTestResult, tTest } from './group-comparison/t-test.ts';
export { type ProblemDetails, type ProblemWord, StatisticsProblem } from './problem.ts';
export { type SeededRandom, seededRandom } from './random.ts';
export { type KruskalWallisInput, type KruskalWallisResult, kruskalWallis } from './ranks/kruskal-wallis.ts';
export { type MannWhitneyResult, mannWhitney } from './ranks/mann-whitney.ts';
export { type WilcoxonResult, wilcoxonSignedRank } from './ranks/wilcoxon-signed-rank.ts';
export type { Categorical } from './regression/design-columns.ts';
export {
  type LinearCoef,
  type LinearRegressionResult,
  linearRegression,
  type RegressionInput,
} from './regression/linear-regression.ts';
export {
  type Classification,
  type LogisticInput,
  type LogisticResult,
  logisticRegression,
} from './regression/logistic-regression.ts';
export type { ModelFit } from './regression/model-fit.ts';
export {
  type MultinomialInput,
  type MultinomialResult,
  multinomialLogistic,
} from './regression/multinomial-logistic.ts';
export type { LogisticCoef } from './regression/wald-coefficient.ts';
export {
  type ReliabilityInput,
  type ReliabilityItem,
  type ReliabilityResult,
  reliability,
} from './reliability/reliability.ts';
export type { SplitHalf } from './reliability/split-half.ts';
export { type MarginOfErrorInput, marginOfError } from './sampling/margin-of-error.ts';
export { type ProportionCiInput, type ProportionCiResult, proportionCi } from './sampling/proportion-ci.ts';
export { type SampleSizeInput, sampleSize } from './sampling/sample-size.ts';
export {
  type KanoCategory,
  type KanoCounts,
  type KanoFeature,
  type KanoInput,
  type KanoResult,
  kano,
} from './survey-models/kano.ts';
export { type NpsInput, type NpsResult, nps } from './survey-models/nps.ts';
export { type PsmInput, type PsmPoint, type PsmResult, psm } from './survey-models/psm.ts';
export { effectiveBase } from './weighting/effective-base.ts';
export { type RakeInput, type RakeResult, rake } from './weighting/rake.ts';
