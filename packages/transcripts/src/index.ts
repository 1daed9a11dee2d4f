export { checkTranscript, type TranscriptProblem } from './document/check-transcript.ts';
export { asSaid, cutPieces, mendText, type Piece, putBack, type TurnText } from './document/cuts.ts';
export {
  doTranscriptEditsMeet,
  type MadeTranscriptEdit,
  makeTranscriptEdit,
  transcriptPartIds,
  turnsWritten,
} from './document/edit-transcript.ts';
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
export { type RowTurn, turnsOfRows } from './turns-of-rows.ts';
