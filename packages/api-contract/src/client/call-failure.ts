import type { MissingRight } from '../envelope.ts';
import type { EditCollision } from '../survey/design/edit-collision.ts';

/** Every way in which a call can end without its data. Whoever shows it to a person turns the word into text. */
export type FailureKind =
  | 'signed-in-elsewhere'
  | 'operation-failed'
  | 'messaging-id-missing'
  | 'saved-by-others'
  | 'second-factor-needed'
  | 'refused'
  | 'sign-in-overdue'
  | 'refresh-refused'
  | 'answer-not-readable'
  | 'timed-out'
  | 'network'
  | 'cancelled';

export interface FailureDetails {
  /** The envelope's code, when there was an envelope. */
  readonly code?: string;
  /** The input field that the server names as wrong. */
  readonly field?: string;
  readonly status?: number;
  /** What met an edit that was not saved because of others. */
  readonly collisions?: readonly EditCollision[];
  /** The sign-in that waits for its second factor. */
  readonly ticket?: string;
  /** Of something that the person sees: what they lack to do it. */
  readonly missing?: MissingRight;
  /** By which what failed on the server is found in its log. */
  readonly requestId?: string;
}

/** What a call rejects with. `message` is the server's own sentence, or empty when the server did not get to say one. */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  readonly details: FailureDetails;

  constructor(kind: FailureKind, message = '', details: FailureDetails = {}) {
    super(message);
    this.name = 'CallFailure';
    this.kind = kind;
    this.details = details;
  }
}
