import type { Operation } from '../../../http/door.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { insertOperation } from './operation.repository.ts';

/**
 * Added in the caller's transaction: what was taken back was not done. Nothing changes or removes a line: the table refuses it. What a call
 * does is logged by its contract (`logged`); this is for what no call alone says: a sign-in, a file that a job makes, a status that changed.
 */
export async function logOperation(db: Queryable, operation: Operation): Promise<void> {
  await insertOperation(db, operation);
}
