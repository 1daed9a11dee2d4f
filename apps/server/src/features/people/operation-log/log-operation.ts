import type { OperationAction } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { insertOperation } from './operation.repository.ts';

export interface Operation {
  /** Who did it. */
  readonly personId: string;
  readonly action: OperationAction;
  /** What it was done to: a questionnaire, something else that somebody owns, or the person's own account. */
  readonly object: { readonly kind: string; readonly id: string };
  /** What else should be known. Never a password, a code, or a whole phone number. */
  readonly details?: Readonly<Record<string, Json>>;
  /** Done again and again, such as an edit: one line stands for ten minutes of it. */
  readonly isOften?: boolean;
}

/** Added in the caller's transaction: what was taken back was not done. Nothing changes or removes a line: the table refuses it. */
export async function logOperation(db: Queryable, operation: Operation): Promise<void> {
  await insertOperation(db, operation);
}
