import type { KindShape, LoggedEdit } from './document-kind.ts';

/**
 * What a failed save means for the edit: `passing` and `failing` are tried again (the second not for ever: the server answers, and
 * stumbles over this very edit), `signed-out` waits for the next sign-in, the others are set aside for the person to decide.
 * Nothing is ever thrown away.
 */
export type FailureVerdict = 'passing' | 'failing' | 'signed-out' | UnsavedReason;

/** Why an edit was set aside: somebody was faster, it cannot be, or its person was shut out. */
export type UnsavedReason = 'collision' | 'refused' | ShutOut;

/** The right to edit was taken away; the document is gone; it cannot be changed at present. */
export type ShutOut = 'no-right' | 'gone' | 'locked';

/** Who was faster, and when. */
export type FasterEdit = Pick<LoggedEdit, 'personId' | 'nickName' | 'isSelf' | 'time'>;

export interface Failure {
  readonly verdict: FailureVerdict;
  /** The server's own sentence about a refusal. */
  readonly message: string;
  readonly by: readonly FasterEdit[];
}

/** What was written since a version. */
export interface Written<K extends KindShape> {
  readonly version: number;
  readonly changes: readonly K['change'][];
}

/** The same with the edits that wrote it, in their order. */
export interface News<K extends KindShape> extends Written<K> {
  readonly edits: readonly K['made'][];
  /** The log does not reach back so far: the document is to be read anew. */
  readonly isTooOld?: boolean | undefined;
}

/** How edits reach the server and others' come back. */
export interface Transport<K extends KindShape> {
  /** Who is signed in on this device now. */
  personId(): string | undefined;
  /** The version after the edit, and all changes since the base, others' included. The same edit sent again is stored once. */
  post(edit: K['edit'], baseVersion: number): Promise<Written<K>>;
  since(version: number): Promise<News<K>>;
  /** The whole document anew. Only kinds whose log forgets are asked. */
  read?(): Promise<{ readonly version: number; readonly document: K['document'] }>;
  judge(error: unknown): Failure;
}
