import type { Right } from './rights.ts';
import type { EditCollision } from './survey/edit-collision.ts';

/** Which right is missing, and the names of people who could give it. */
export interface MissingRight {
  readonly right: Right;
  readonly givers: readonly string[];
}

/** What every call answers, except a file. */
export interface Envelope<Data = unknown> {
  readonly code: string;
  readonly message: string;
  readonly data: Data | null;
  /** Which input field was wrong, in dotted form, when that is known. */
  readonly field?: string;
  /** With 3004: what met the edit. */
  readonly collisions?: readonly EditCollision[];
  /** With 9104, of something that the person sees: what they lack to do it. */
  readonly missing?: MissingRight;
  /** With 9151: the sign-in that waits for its second factor. */
  readonly ticket?: string;
}
