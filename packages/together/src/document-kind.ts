/** The types of a kind of document, in one place: what the engine is generic over. */
export interface KindShape {
  readonly document: unknown;
  /** What a person does: a command, a list of changes. It can be made again upon another document. */
  readonly edit: { readonly editId: string };
  /** What is written, as the log has it. */
  readonly change: unknown;
  /** What came of an edit, besides what every kind has. */
  readonly applied: object;
  readonly problem: Refused;
  /** An edit of the log, as a page is told of it. */
  readonly made: LoggedEdit;
  readonly step: UndoStep;
}

/** Why an edit does not fit a document, as a word. */
export interface Refused {
  readonly problem: string;
}

export interface LoggedEdit {
  readonly editId: string;
  readonly personId: string | null;
  readonly nickName: string;
  /** The caller's own, of this page or another. */
  readonly isSelf: boolean;
  readonly time: number;
}

/** What one press of "undo" takes back: an edit, or several of one thing in one go. */
export interface UndoStep {
  readonly editIds: readonly string[];
  readonly atMs: number;
}

export type Applied<K extends KindShape> = K['applied'] & {
  readonly document: K['document'];
  readonly changes: readonly K['change'][];
  /** What leads back. */
  readonly inverse: readonly K['change'][];
};

/** An edit that was made on this page, with what it wrote and what leads back. */
export interface MadeHere<K extends KindShape> {
  readonly editId: string;
  readonly changes: readonly K['change'][];
  readonly inverse: readonly K['change'][];
}

export interface Stepping<K extends KindShape> {
  readonly edit: K['edit'];
  readonly applied: Applied<K>;
  readonly before: K['document'];
  readonly atMs: number;
}

/** All that the engine asks of a kind of document. Every function is pure. */
export interface DocumentKind<K extends KindShape> {
  /** Makes an edit upon a document, or says why it does not fit. */
  apply(document: K['document'], edit: K['edit']): Applied<K> | K['problem'];
  /** The document after changes of the log. */
  withChanges(document: K['document'], changes: readonly K['change'][]): K['document'];
  /** The conflict rule: whether an edit wrote, or relied on, what somebody else's has written. */
  doMeet(meant: Applied<K>, theirs: K['made']): boolean;
  /** Goes on with an edit that has not been sent yet, under its id; undefined when the next is one of its own. */
  join?(last: K['edit'], next: K['edit']): K['edit'] | undefined;
  /** The edit that follows from another, as part of the same step. */
  consequence?(document: K['document'], edit: K['edit'], applied: Applied<K>): K['edit'] | undefined;
  /** The same once more under another id, by somebody who has seen the document of this version. */
  again(edit: K['edit'], editId: string, seenVersion: number): K['edit'];
  stepOf(stepping: Stepping<K>): K['step'];
  /** Whether two steps in a row are one to a person. */
  goesOn(last: K['step'], next: K['step']): boolean;
  /** Several steps that were made as one. */
  joined(steps: readonly K['step'][], editIds: readonly string[]): K['step'];
  /** What takes the edits of a step back, given oldest first. */
  takeBack(made: readonly MadeHere<K>[], newId: () => string): readonly K['edit'][];
  /**
   * Whether what a step wrote still stands, for kinds whose server does not judge an undo by its log: taking back must not take somebody
   * else's later change along.
   */
  stillStands?(document: K['document'], made: readonly MadeHere<K>[]): boolean;
}

export const isRefused = <Value extends object, Problem extends Refused>(made: Value | Problem): made is Problem =>
  'problem' in made;
