import type { EditCollision } from '@wenshu/api-contract';
import type { Change } from '@wenshu/survey-core';
import type { FailureVerdict } from './judge-failure.ts';
import type { PendingEdit } from './pending-edit.ts';

/** Who was faster, and when. */
export type FasterEdit = Pick<EditCollision, 'personId' | 'nickName' | 'isSelf' | 'time'>;

/** An edit that the server did not take: a colleague was faster, or it cannot be. Kept until the person has decided. */
export interface UnsavedEdit {
  readonly edit: PendingEdit;
  readonly reason: Exclude<FailureVerdict, 'passing' | 'failing' | 'signed-out'>;
  /** The server's own sentence about a refusal. */
  readonly message: string;
  /** What it would have written. */
  readonly mine: readonly Change[];
  /** Newest first. */
  readonly by: readonly FasterEdit[];
}
