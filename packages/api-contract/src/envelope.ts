import type { Right } from './rights.ts';
import type { EditCollision } from './survey/design/edit-collision.ts';

/** How it stands with a right that somebody asked for. */
export interface AccessState {
  readonly state: 'open' | 'declined';
  /** When it was asked for, or declined. */
  readonly time: number;
  /** The word that came with a no. */
  readonly reply: string;
}

/** Which right is missing, and the names of people who could give it. */
export interface MissingRight {
  readonly right: Right;
  readonly givers: readonly string[];
  /** On what it can be asked for, and how it stands if it was; left out where asking would help nobody. */
  readonly ask?: {
    readonly on: { readonly kind: 'project' | 'questionnaire'; readonly id: string };
    readonly request: AccessState | null;
  };
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
  /** Where something of ours failed (5xx): by which whoever runs the platform finds what happened. Every answer has it in `x-request-id`. */
  readonly requestId?: string;
}
