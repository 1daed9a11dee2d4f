export { backoffMs, type Pause } from './backoff.ts';
export {
  type Applied,
  type DocumentKind,
  isRefused,
  type KindShape,
  type LoggedEdit,
  type MadeHere,
  type Refused,
  type Stepping,
  type UndoStep,
} from './document-kind.ts';
export type { KeptEdits, KeptQueue } from './kept-edits.ts';
export { type Opening, openTogether, type Taken, type Together } from './open-together.ts';
export type {
  Failure,
  FailureVerdict,
  FasterEdit,
  News,
  ShutOut,
  Transport,
  UnsavedReason,
  Written,
} from './transport.ts';
export { type Saving, startState, type UnsavedEdit, type WorkState } from './work-state.ts';
