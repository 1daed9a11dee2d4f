import type { Platform } from '../../../platform/platform.ts';
import { logOperation } from '../operation-log/index.ts';
import { endSessionsOf } from '../session/index.ts';
import { hashPassword } from './password.ts';
import { setPassword } from './person.repository.ts';

/** Whoever signed in with the old password, or took it, is out. */
export async function changePassword(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  personId: string,
  newPassword: string,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async client => {
    await setPassword(client, personId, passwordHash);
    await logOperation(client, { personId, action: 'account.password', object: { kind: 'person', id: personId } });
    await endSessionsOf(client, personId, clock.now());
  });
}
