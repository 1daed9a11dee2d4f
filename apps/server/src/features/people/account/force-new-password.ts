import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { logOperation } from '../operation-log/index.ts';
import { endSessionsOf } from '../session/index.ts';
import { findNamedPerson } from './account-name.ts';
import { forcePasswordChange } from './person.repository.ts';

/** By an operator: whoever knows the password now is signed out, and changes it before they are in again. False when nobody is named so. */
export async function forceNewPassword(
  { database, clock }: { readonly database: Database; readonly clock: Platform['clock'] },
  account: string,
): Promise<boolean> {
  const person = await findNamedPerson(database.pool, account);
  if (!person) return false;
  await database.transaction(client => forceNewPasswordOf(client, person.id, clock.now()));
  return true;
}

/** False when it has to be changed already; sessions end all the same. */
export async function forceNewPasswordOf(db: Queryable, personId: string, now: Date): Promise<boolean> {
  const isNew = await forcePasswordChange(db, personId);
  await endSessionsOf(db, personId, now);
  const object = { kind: 'person', id: personId } as const;
  await logOperation(db, { personId, action: 'account.password-forced', object });
  return isNew;
}
