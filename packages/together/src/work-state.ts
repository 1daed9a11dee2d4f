import type { KindShape } from './document-kind.ts';
import type { FasterEdit, UnsavedReason } from './transport.ts';

/** Saved; on its way; waiting for the network; waiting for the person whose edits these are to sign in again. */
export type Saving = 'saved' | 'saving' | 'offline' | 'signed-out';

/** An edit that the server did not take: a colleague was faster, or it cannot be. Kept until the person has decided. */
export interface UnsavedEdit<K extends KindShape> {
  readonly edit: K['edit'];
  readonly reason: UnsavedReason;
  /** The server's own sentence about a refusal. */
  readonly message: string;
  /** What it would have written. */
  readonly mine: readonly K['change'][];
  /** Newest first. */
  readonly by: readonly FasterEdit[];
}

/** What a page knows of a document that people edit together. */
export interface WorkState<K extends KindShape> {
  /** As the person sees it: the server's newest that we know, and our pending edits on top. */
  readonly document: K['document'];
  /** The server's version below our pending edits. */
  readonly version: number;
  readonly saving: Saving;
  /** How many edits the server has not confirmed. */
  readonly pendingCount: number;
  /** The device could not keep what is pending: closing the page would lose it. */
  readonly isKept: boolean;
  /** When the last edit was confirmed; none yet in this session when undefined. */
  readonly savedAtMs: number | undefined;
  /** What the server did not take, for the person to decide. */
  readonly unsaved: readonly UnsavedEdit<K>[];
  readonly undoable: readonly K['step'][];
  readonly redoable: readonly K['step'][];
}

/** As a page begins. */
export function startState<K extends KindShape>({
  version,
  document,
}: Pick<WorkState<K>, 'version' | 'document'>): WorkState<K> {
  return {
    document,
    version,
    saving: 'saved',
    pendingCount: 0,
    isKept: true,
    savedAtMs: undefined,
    unsaved: [],
    undoable: [],
    redoable: [],
  };
}
