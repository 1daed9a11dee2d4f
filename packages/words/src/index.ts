export { type AgreementShare, agreementShare } from './agreement/agreement-share.ts';
export { type AlphaWord, alphaWord, RELIABLE_ALPHA, TENTATIVE_ALPHA } from './agreement/alpha-word.ts';
export { type CohenKappa, cohenKappa, type KappaWeights } from './agreement/cohen-kappa.ts';
export { type FleissKappa, fleissKappa } from './agreement/fleiss-kappa.ts';
export { kappaReach } from './agreement/kappa-reach.ts';
export { type KrippendorffAlpha, krippendorffAlpha } from './agreement/krippendorff-alpha.ts';
export type { Rating, Ratings } from './agreement/ratings.ts';
export type { AlikeGroup } from './alike/alike-group.ts';
export { type AlikeSettings, groupAlike, groupAlikeSteps } from './alike/group-alike.ts';
export { normaliseAnswer } from './alike/normalise-answer.ts';
export { type SimilarAnswer, SimilarityIndex } from './alike/similarity-index.ts';
export { typicalAnswers } from './alike/typical-answers.ts';
export { findSlips } from './cleaning/find-slips.ts';
export type { Slip, SlipKind } from './cleaning/slip.ts';
export { type TextChange, tidyMarks } from './cleaning/tidy-marks.ts';
export { withChanges } from './cleaning/with-changes.ts';
export { type WithoutSlips, withoutSlips } from './cleaning/without-slips.ts';
export { type CoOccurrenceSettings, coOccurrence, type WordPair } from './counting/co-occurrence.ts';
export { type ConcordanceLine, type ConcordanceSettings, concordance, type Span } from './counting/concordance.ts';
export { frequentPhrases } from './counting/frequent-phrases.ts';
export { type FormsOf, type FrequentSettings, type FrequentWord, frequentWords } from './counting/frequent-words.ts';
export { compareSides, type KeynessSettings, type KeyWord, keyness, type SideCounts } from './counting/keyness.ts';
export { type LogLikelihood, logLikelihood } from './counting/log-likelihood.ts';
export { nGrams, type WordRun } from './counting/n-grams.ts';
export { isStopWord } from './counting/stop-words.ts';
export { isTelling, tellingWords } from './counting/telling-words.ts';
export { type CutWord, cutWords, type WordKind, type WordsLanguage } from './cutting/cut-words.ts';
export { languageOf } from './cutting/language-of.ts';
export { type Feeling, type FeelingClass, type FeelingEvidence, feelingOf } from './feeling/feeling-of.ts';
export { measuredFeeling } from './feeling/measured-feeling.ts';
export { findHidden, type HiddenKind, type HiddenThing } from './hiding/find-hidden.ts';
export { findNamed } from './hiding/find-named.ts';
export { maskHidden } from './hiding/mask-hidden.ts';
export type { KnownName, NamedKind, NamedThing } from './hiding/named-thing.ts';
export { findRule, type RuleText, textForRules } from './rules/find-rule.ts';
export { type ReadRule, readRule } from './rules/read-rule.ts';
export { type Rule, type RuleProblem, ruleLimits } from './rules/rule.ts';
export { type CodedText, CodeSuggester, type SuggestedCode } from './suggesting/code-suggester.ts';
export { surenessBy, type Tried } from './suggesting/sureness-by.ts';
export { findThemes, type Theme, type Themes, type ThemesSettings, type ThemeWord } from './themes/find-themes.ts';
export type { SparseMatrix } from './themes/sparse-matrix.ts';
export { type SphericalClusters, type SphericalSettings, sphericalKMeans } from './themes/spherical-k-means.ts';
export { type TfIdf, type TfIdfSettings, tfIdf } from './themes/tf-idf.ts';
export { type TruncatedSvd, truncatedSvd } from './themes/truncated-svd.ts';
export type { Sureness } from './transcripts/decide-speakers.ts';
export { type JoinSettings, joinTurns } from './transcripts/join-turns.ts';
export type { SpeakerHabit } from './transcripts/line-marks.ts';
export { type ReadCues, readCues } from './transcripts/read-cues.ts';
export { readTime, timeText } from './transcripts/read-time.ts';
export { type ReadTurns, readTurns, type TurnSpeaker } from './transcripts/read-turns.ts';
export {
  type LineReason,
  type LineRemark,
  type TranscriptProblem,
  type Turn,
  type TurnTime,
  transcriptLimits,
} from './transcripts/turn.ts';
export {
  checkTranslation,
  type NameInBoth,
  type TranslationProblem,
  type TranslationProblemKind,
  type TranslationSettings,
} from './translating/check-translation.ts';
export { chineseNumber } from './translating/chinese-numbers.ts';
export { englishNumber } from './translating/english-numbers.ts';
export { compareTexts, type TextPiece } from './versions/compare-texts.ts';
export { type FollowedSpan, followSpans } from './versions/follow-spans.ts';
export { followSpansAcross, type IdentifiedText, type SpanAcross } from './versions/follow-spans-across.ts';
