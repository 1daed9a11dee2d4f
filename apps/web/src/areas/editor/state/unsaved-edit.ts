import type { Change } from '@wenshu/survey-core';
import type { PendingEdit } from './pending-edit.ts';

/** An edit that the server did not take: a colleague was faster, or it cannot be. Kept until the person has decided. */
export interface UnsavedEdit {
  readonly edit: Extract<PendingEdit, { kind: 'command' }>;
  readonly reason: 'collision' | 'refused';
  /** The server's own sentence about a refusal. */
  readonly message: string;
  /** What it would have written. */
  readonly mine: readonly Change[];
}
