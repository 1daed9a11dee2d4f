import type { Errand } from '../../../http/door.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { insertOperatorLine } from './operator-log.repository.ts';

/**
 * Adds what an operator did to the console's log, in the caller's transaction. What a call does is noted by its contract (`noted`); this is for
 * what no call alone says, and for the command line.
 */
export async function noteErrand(db: Queryable, errand: Errand): Promise<void> {
  await insertOperatorLine(db, errand);
}
