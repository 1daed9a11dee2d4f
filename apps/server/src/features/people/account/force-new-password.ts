import type { Database } from '../../../platform/database/database.ts';
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
  await database.transaction(async client => {
    await forcePasswordChange(client, person.id);
    await endSessionsOf(client, person.id, clock.now());
    const object = { kind: 'person', id: person.id } as const;
    await logOperation(client, { personId: person.id, action: 'account.password-forced', object });
  });
  return true;
}
