import type { Platform } from '../../../platform/platform.ts';
import { deleteApiKeysOf } from '../api-keys/index.ts';
import { deleteLinksOf } from '../mail-link/index.ts';
import { sendMessage } from '../messages/index.ts';
import { logOperation } from '../operation-log/index.ts';
import { endSessionsOf } from '../session/index.ts';
import { hashPassword } from './password.ts';
import { setPassword } from './person.repository.ts';

interface NewPassword {
  readonly personId: string;
  readonly newPassword: string;
  /** Their person says that programs go on; left out, nobody who had the old password is left with a way in. */
  readonly keepsKeys?: boolean | undefined;
}

/** Whoever signed in with the old password, or took it, is out; so are the programs that were given keys, unless their person keeps them. */
export async function changePassword(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { personId, newPassword, keepsKeys = false }: NewPassword,
): Promise<void> {
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async client => {
    await setPassword(client, personId, passwordHash);
    const ended = keepsKeys ? 0 : await deleteApiKeysOf(client, personId);
    const object = { kind: 'person', id: personId } as const;
    await logOperation(client, { personId, action: 'account.password', object, details: { keysEnded: ended } });
    if (ended > 0) await sendMessage(client, { to: [personId], kind: 'api-keys-ended', details: { count: ended } });
    await deleteLinksOf(client, personId);
    await endSessionsOf(client, personId, clock.now());
  });
}
