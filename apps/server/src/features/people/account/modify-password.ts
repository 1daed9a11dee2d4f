import type { CallInput, SignedIn, smsCalls } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { keyOfPerson } from './account-name.ts';
import { changePassword } from './change-password.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openPasswordChange } from './open-new-password.ts';
import { findPerson } from './person.repository.ts';
import { requireOwnPassword } from './require-own-password.ts';
import { requirePassword } from './require-password.ts';

/** Every session ends, this one too: the person signs in with the new password (P8.26). */
export async function modifyPassword(
  input: CallInput<typeof smsCalls.modifyPassword>,
  context: CallContext<'signed-in'>,
): Promise<null> {
  const { password, newPassword } = openPasswordChange(input);
  const person = await requireOwnPassword(context, password);
  await changePassword(context, { personId: person.id, newPassword, keepsKeys: input.keepsKeys });
  return null;
}

/**
 * In place of a sign-in's end, with the password that signed in (P4.3, P7.27). Of somebody who need not change it, no password is right here:
 * otherwise this were a sign-in without a picture code. Tries count as those of the sign-in do.
 */
export async function forceModifyPassword(
  input: CallInput<typeof smsCalls.forceModifyPassword>,
  context: CallContext,
): Promise<SignedIn> {
  const { password, newPassword } = openPasswordChange(input);
  const found = await findPerson(context.database.pool, input.userId);
  const forced = found?.forceModifyState ? found : undefined;
  const person = await requirePassword(
    context,
    found ? keyOfPerson(found) : input.userId,
    async () => forced,
    password,
  );
  await changePassword(context, { personId: person.id, newPassword });
  return completeSignIn(context, { ...person, forceModifyState: 0 });
}
