export { type Attempt, attempt } from './attempt.ts';
export { type BptoInput, type BptoResult, bpto } from './choice/bpto.ts';
export type { BrandDemand, PricePoint } from './choice/brand-demand.ts';
export type { CbcAlternative, CbcAttribute } from './choice/cbc-coding.ts';
export type { CbcTask } from './choice/cbc-tasks.ts';
export {
  type ConditionalLogitInput,
  type ConditionalLogitResult,
  conditionalLogit,
} from './choice/conditional-logit.ts';
export {
  type CbcPartWorth,
  type ConjointChoiceInput,
  type ConjointChoiceResult,
  conjointChoice,
} from './choice/conjoint-choice.ts';
export type { BptoLogit, BptoScenario } from './choice/fit-bpto.ts';
export type { Coef, FitStats } from './choice/fit-choice-model.ts';
export type { MaxDiffInput, MaxDiffModel } from './choice/fit-max-diff.ts';
export { codeLevel, type LevelCoding, type LevelWorth } from './choice/level-coding.ts';
export { type MaxDiffResult, maxDiff } from './choice/max-diff.ts';
export type { MaxDiffTask, MaxDiffVariant } from './choice/max-diff-tasks.ts';
export type { PeopleEvidence } from './choice/people-evidence.ts';
export type { BptoBrand, BptoTask } from './choice/read-bpto-tasks.ts';
export { softmaxPercent } from './choice/softmax.ts';
export type { PriceAttribute, Willingness } from './choice/willingness.ts';
export type { Linkage } from './clustering/agglomerate.ts';
export type { ClusterAnova } from './clustering/cluster-anova.ts';
export { type ClusterEvidence, type ClusterEvidenceInput, clusterEvidence } from './clustering/cluster-evidence.ts';
export {
  type ClusterCut,
  type HierarchicalInput,
  type HierarchicalResult,
  hierarchicalCluster,
} from './clustering/hierarchical-cluster.ts';
export { type KmeansInput, type KmeansResult, kmeans } from './clustering/kmeans.ts';
export type { Silhouette } from './clustering/silhouette.ts';
export {
  type Cell,
  type CellColumn,
  type Columns,
  completeRows,
  type Matrix,
  type Num,
  type NumColumn,
  type NumColumns,
  type WeightColumn,
} from './column.ts';
export type { RatingAttribute } from './conjoint-rating/card-design.ts';
export {
  type ConjointRatingInput,
  type ConjointRatingResult,
  conjointRating,
} from './conjoint-rating/conjoint-rating.ts';
export type { IndividualWorths } from './conjoint-rating/individual-worths.ts';
export {
  type CorrelationBlock,
  type CorrelationInput,
  type CorrelationResult,
  correlation,
} from './correlation/correlation.ts';
export type { CorrelationMethod } from './correlation/pair-functions.ts';
export type { PartialCorrelation } from './correlation/partial-correlation.ts';
export {
  type CorrespondenceInput,
  type CorrespondenceResult,
  correspondenceAnalysis,
} from './correspondence/correspondence-analysis.ts';
export type { CorrespondencePoints } from './correspondence/correspondence-points.ts';
export {
  type MultipleCorrespondenceInput,
  type MultipleCorrespondenceResult,
  multipleCorrespondence,
} from './correspondence/multiple-correspondence.ts';
export {
  type ColumnPair,
  type ColumnTestOptions,
  type ColumnTests,
  columnPairs,
  columnTests,
  type Overlap,
  type TestBase,
} from './cross-tables/column-tests.ts';
export { type CrosstabInput, crosstab } from './cross-tables/crosstab.ts';
export { type CrosstabCountsInput, type CrosstabResult, crosstabOfCounts } from './cross-tables/crosstab-of-counts.ts';
export { type Independence, independenceOfCounts } from './cross-tables/independence-of-counts.ts';
export { type MultiResponseInput, multiResponseCrosstab } from './cross-tables/multi-response-crosstab.ts';
export {
  type MultiResponseCountsInput,
  type MultiResponseResult,
  multiResponseCrosstabOfCounts,
} from './cross-tables/multi-response-crosstab-of-counts.ts';
export { type OptionTests, optionTests } from './cross-tables/option-tests.ts';
export type { TestResult } from './cross-tables/table-chi-square.ts';
export {
  type CountedMoments,
  type CountedValues,
  momentsOfCounts,
  percentileOfCounts,
} from './descriptive/counted-moments.ts';
export {
  type DescriptivesInput,
  type DescriptivesResult,
  type DesignMean,
  descriptives,
  type EffectiveMean,
} from './descriptive/descriptives.ts';
export { type CbcDesign, type CbcDesignInput, cbcDesign } from './designs/cbc-design.ts';
export {
  type CbcDesignCheck,
  type CbcDesignCheckInput,
  type CbcDesignFault,
  checkCbcDesign,
} from './designs/check-cbc-design.ts';
export { type CpcDesign, type CpcDesignInput, cpcDesign } from './designs/cpc-design.ts';
export type { DesignAttribute, Profile, Prohibition } from './designs/design-attributes.ts';
export { type MaxDiffDesign, type MaxDiffDesignInput, maxDiffDesign } from './designs/max-diff-design.ts';
export { distributions } from './distributions/distributions.ts';
export { normalTwoSided } from './distributions/normal.ts';
export {
  type FactorAnalysisInput,
  type FactorAnalysisResult,
  factorAnalysis,
} from './factor/factor-analysis.ts';
export type { Kmo } from './factor/kmo-bartlett.ts';
export type { SumsOfSquares } from './factor/sums-of-squares.ts';
export { type FitControl, partOfControl, reportProgress } from './fit-control.ts';
export { type ChiSquareGofInput, type ChiSquareGofResult, chiSquareGof } from './goodness-of-fit/chi-square-gof.ts';
export type { FTest } from './group-comparison/levene.ts';
export { type MeanDifference, meanDifference } from './group-comparison/mean-difference.ts';
export { type MeanDifferences, meanDifferences } from './group-comparison/mean-differences.ts';
export {
  type MeanColumn,
  type MeanPair,
  type MeanTestOptions,
  type MeanTests,
  meanTests,
} from './group-comparison/mean-tests.ts';
export {
  type AnovaGroup,
  type AnovaInput,
  type AnovaResult,
  type AnovaTable,
  oneWayAnova,
} from './group-comparison/one-way-anova.ts';
export type { PostHocMethod, PostHocPair } from './group-comparison/post-hoc.ts';
export { type ShareDifference, type ShareOf, shareDifference } from './group-comparison/share-difference.ts';
export { type TBlock, type TTestInput, type TTestResult, tTest } from './group-comparison/t-test.ts';
export {
  type WaveComparisonInput,
  type WaveComparisonResult,
  type WaveDifference,
  type WaveEstimate,
  type WaveMeasure,
  waveComparison,
} from './group-comparison/wave-comparison.ts';
export {
  type ConjointHbInput,
  type ConjointHbResult,
  type ConjointHbSettings,
  conjointHb,
  type PooledLogit,
} from './hierarchical-bayes/conjoint-hb.ts';
export type { HbConvergence } from './hierarchical-bayes/convergence.ts';
export type { Covariate, CovariateEffects } from './hierarchical-bayes/covariates.ts';
export { type HbPrior, type HbSettings, type PeoplePrior, priorOfPeople } from './hierarchical-bayes/hb-settings.ts';
export type { ComparedHits } from './hierarchical-bayes/hold-out.ts';
export type { HbPartWorth } from './hierarchical-bayes/individual-part-worths.ts';
export {
  type AnchorAnswer,
  type MaxDiffHbInput,
  type MaxDiffHbResult,
  maxDiffHb,
} from './hierarchical-bayes/max-diff-hb.ts';
export {
  type ImportanceMethod,
  type ImportanceShare,
  type RelativeImportanceInput,
  type RelativeImportanceResult,
  relativeImportance,
} from './key-drivers/relative-importance.ts';
export type { ShapleyShare } from './key-drivers/shapley-shares.ts';
export { type AdjustedP, adjustPValues } from './multiple-testing/adjust-p-values.ts';
export { columnLetter } from './multiple-testing/difference-letters.ts';
export { type ProblemDetails, type ProblemWord, StatisticsProblem } from './problem.ts';
export { type SeededRandom, seededRandom } from './random.ts';
export { type FriedmanInput, type FriedmanResult, friedman } from './ranks/friedman.ts';
export { type KruskalWallisInput, type KruskalWallisResult, kruskalWallis } from './ranks/kruskal-wallis.ts';
export { type MannWhitneyResult, mannWhitney } from './ranks/mann-whitney.ts';
export { type WilcoxonResult, wilcoxonSignedRank } from './ranks/wilcoxon-signed-rank.ts';
export type { Categorical } from './regression/design-columns.ts';
export type { CoefError, LinearDesign, LinearEffective } from './regression/linear-errors.ts';
export {
  type LinearCoef,
  type LinearRegressionResult,
  linearRegression,
  type RegressionInput,
} from './regression/linear-regression.ts';
export type { DesignCoef, EffectiveCoef, LogisticDesign, LogisticEffective } from './regression/logistic-errors.ts';
export {
  type Classification,
  type LogisticInput,
  type LogisticResult,
  logisticRegression,
} from './regression/logistic-regression.ts';
export type { ModelFit } from './regression/model-fit.ts';
export type { MultinomialDesign, MultinomialEffective } from './regression/multinomial-errors.ts';
export {
  type MultinomialInput,
  type MultinomialResult,
  multinomialLogistic,
} from './regression/multinomial-logistic.ts';
export type { OrdinalDesign, OrdinalEffective } from './regression/ordinal-errors.ts';
export {
  type OrdinalCoef,
  type OrdinalRegressionInput,
  type OrdinalRegressionResult,
  type OrdinalThreshold,
  ordinalRegression,
} from './regression/ordinal-regression.ts';
export type { ParallelLines } from './regression/parallel-lines.ts';
export type { LogisticCoef } from './regression/wald-coefficient.ts';
export { alphaInterval } from './reliability/alpha-interval.ts';
export {
  type ReliabilityInput,
  type ReliabilityItem,
  type ReliabilityResult,
  reliability,
} from './reliability/reliability.ts';
export type { SplitHalf } from './reliability/split-half.ts';
export { type MarginOfErrorInput, marginOfError } from './sampling/margin-of-error.ts';
export {
  type ProportionCiInput,
  type ProportionCiResult,
  proportionCi,
  wilsonInterval,
} from './sampling/proportion-ci.ts';
export type { ProportionDesign } from './sampling/proportion-design.ts';
export { type SampleSizeInput, sampleSize } from './sampling/sample-size.ts';
export { type ShareMargin, type ShareMarginInput, shareMargin } from './sampling/share-margin.ts';
export {
  type ChoiceMethod,
  type ChoiceRule,
  choiceMethods,
  type Market,
  optionsIn,
} from './simulation/choice-rule.ts';
export { individualShares } from './simulation/individual-shares.ts';
export { type OwnShare, ownShareIn } from './simulation/own-share.ts';
export { type PricedLevel, priceTerms } from './simulation/price-terms.ts';
export { type ErrorSettings, type RandomErrors, randomErrors } from './simulation/random-errors.ts';
export {
  type ForbiddenPair,
  type FoundProduct,
  type ProductSearch,
  type SearchChoice,
  type SearchGoal,
  type SearchOutcome,
  searchGoals,
  searchProduct,
} from './simulation/search-product.ts';
export { type CountedPeople, type ShareEstimate, shareEstimates } from './simulation/share-estimates.ts';
export { type ShareLead, shareLead } from './simulation/share-lead.ts';
export type { Product, Term, Utilities } from './simulation/utilities.ts';
export {
  type KanoCategory,
  type KanoCounts,
  type KanoFeature,
  type KanoInput,
  type KanoResult,
  kano,
} from './survey-models/kano.ts';
export { type NpsCountsInput, type NpsInput, type NpsResult, nps, npsOfCounts } from './survey-models/nps.ts';
export { npsLeastChange } from './survey-models/nps-least-change.ts';
export type { PricePointName, PriceQuestion, PsmPoint } from './survey-models/price-curves.ts';
export type { PriceDemand } from './survey-models/price-demand.ts';
export type { BootstrapSettings, PriceIntervals } from './survey-models/price-intervals.ts';
export { type PsmInput, type PsmResult, psm } from './survey-models/psm.ts';
export type { ChaidNumber, ChaidVariable } from './trees/chaid-columns.ts';
export type { ChaidPredictor } from './trees/chaid-predictor.ts';
export { type ChaidInput, type ChaidResult, chaidSplit } from './trees/chaid-split.ts';
export { type ChaidNode, type ChaidTreeInput, type ChaidTreeResult, chaidTree } from './trees/chaid-tree.ts';
export { type ComplexityChoice, type ComplexityStep, chooseComplexity } from './trees/choose-complexity.ts';
export { type DecisionTreeInput, type DecisionTreeResult, decisionTree, type TreeNode } from './trees/decision-tree.ts';
export type { ChaidSettings } from './trees/grow-chaid.ts';
export type { TreeBranch } from './trees/tree-branch.ts';
export type { DescribedNode, TreeSummary } from './trees/tree-summary.ts';
export { type TreeValidation, validateTree } from './trees/validate-tree.ts';
export { type TurfCombination, type TurfInput, type TurfResult, type TurfSize, turf } from './turf/turf.ts';
export { effectiveBase, effectiveWeights } from './weighting/effective-base.ts';
export { type EntropyInput, type EntropyResult, entropyWeight } from './weighting/entropy-weight.ts';
export { type RakeInput, rake } from './weighting/rake.ts';
export { type RakeCountsInput, type RakeResult, rakeOfCounts } from './weighting/rake-of-counts.ts';
