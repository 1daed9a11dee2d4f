import { accountCalls } from '@wenshu/api-contract';
import { client } from '../client.ts';
import { keepUser, useSession } from '../session/session.ts';

/** Signed in on a sister host: the cookie came along, who it is did not. */
export async function completeUser(): Promise<void> {
  const { isSignedIn, user } = useSession.getState();
  if (!isSignedIn || user) return;
  await client.call(accountCalls.querySignUserInfo, {}, { quiet: true }).then(keepUser, () => undefined);
}
