export { type CodeMatrix, codeMatrix } from './counting/code-matrix.ts';
export {
  type CodedTurn,
  type CodeOnTurn,
  codesAbove,
  countWritten,
  placesOfCodes,
  type TurnSpan,
} from './counting/coded-turn.ts';
export { areTogether, codesTogether, sharedWords, type TogetherWay, togetherWays } from './counting/codes-together.ts';
export { checkTranscript, type TranscriptProblem } from './document/check-transcript.ts';
export { asSaid, cutPieces, mendText, type Piece, putBack, type TurnText } from './document/cuts.ts';
export {
  doTranscriptEditsMeet,
  type MadeTranscriptEdit,
  makeTranscriptEdit,
  transcriptPartIds,
  turnsWritten,
} from './document/edit-transcript.ts';
export { type HiddenTranscript, hideIn, hideInText, type Pseudonym } from './document/hide.ts';
export {
  type Cut,
  type CutReason,
  cutReasons,
  emptyTranscript,
  otherLanguage,
  type TalkLanguage,
  type Transcript,
  type Translation,
  type TranslationState,
  type Turn,
  talkLanguages,
  transcriptMost,
  translationStates,
  translationWays,
} from './document/transcript.ts';
export { isStale, markOf, transcriptChanges } from './document/transcript-changes.ts';
export {
  type BroughtMark,
  type BroughtQda,
  type BroughtRemark,
  type BroughtSource,
  bringQda,
} from './files/bring-qda.ts';
export {
  layTranscript,
  type TranscriptLayout,
  type TranscriptWords,
} from './files/lay-transcript.ts';
export { type BroughtPeople, peopleOfProject } from './files/people-of-project.ts';
export { type PlainTranscript, plainTranscript } from './files/plain-transcript.ts';
export {
  type QdaCase,
  type QdaCode,
  type QdaCoding,
  type QdaMade,
  type QdaNote,
  type QdaPart,
  type QdaProject,
  type QdaRecording,
  type QdaSource,
  type QdaSpan,
  type QdaTime,
  type QdaUser,
  type QdaValue,
  type QdaVariable,
  type QdaVariableType,
  qdaLimits,
  qdaVariableTypes,
} from './files/qda/qda-project.ts';
export { codesOf } from './files/qda/read-codes.ts';
export { type QdaProblem, type QdaRemark, type ReadQda, readQdaProject } from './files/qda/read-qda.ts';
export { codesXml } from './files/qda/write-codes.ts';
export { type WrittenQda, writeQdaProject } from './files/qda/write-qda.ts';
export {
  type MarkOnTurn,
  type OutgoingProject,
  type OutgoingTranscript,
  qdaOfTranscripts,
} from './files/qda-of-transcripts.ts';
export { type SpanOnTurn, type SpansOnTurns, spansOnTurns } from './files/spans-on-turns.ts';
export { spokenTurns } from './spoken-turns.ts';
export { freeName, sameName } from './talk-names.ts';
export { findTerms, saysTerm, type TalkTerm, type TermHit, wordingsOf } from './translating/terms.ts';
export {
  type TalkTranslationProblem,
  type TalkTranslationProblemKind,
  type TranslationAid,
  translationProblems,
} from './translating/translation-problems.ts';
export {
  countTranslated,
  type TranslationStanding,
  translationStandings,
  translationStateOf,
} from './translating/translation-state.ts';

export { type RowTurn, turnsOfRows } from './turns-of-rows.ts';
