import { type CallInput, type emailCalls, type SignedIn, type smsCalls, smsTypes } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { deleteLinksTo, spendLink } from '../mail-link/index.ts';
import { changePassword } from './change-password.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openPhone } from './open-field.ts';
import { openNewPassword } from './open-new-password.ts';
import { findPersonByEmail, findPersonByPhone } from './person.repository.ts';
import { requireSmsCode } from './require-sms-code.ts';

export async function resetPassword(
  input: CallInput<typeof smsCalls.resetPassword>,
  context: CallContext,
): Promise<SignedIn> {
  const phone = openPhone(input.phone);
  const password = openNewPassword('password', input.password);
  await requireSmsCode(context, { phone, smsType: smsTypes.reset, smsCode: input.smsCode });
  const person = await findPersonByPhone(context.database.pool, phone);
  if (!person) throw new Refusal('smsCodeWrong', { field: 'smsCode' });
  await changePassword(context, { personId: person.id, newPassword: password });
  return completeSignIn(context, { ...person, forceModifyState: 0 });
}

export async function emailResetPassword(
  input: CallInput<typeof emailCalls.resetPassword>,
  context: CallContext,
): Promise<SignedIn> {
  const password = openNewPassword('password', input.password);
  const link = { ticket: input.ticket, purpose: 'reset' } as const;
  const person = await spendLink(context, link, async ({ emailKey }, client) => {
    const found = await findPersonByEmail(client, emailKey);
    // The address was taken off its account since.
    if (!found) throw new Refusal('mailLinkInvalid', { field: 'ticket' });
    await deleteLinksTo(client, emailKey, 'reset');
    return found;
  });
  await changePassword(context, { personId: person.id, newPassword: password });
  return completeSignIn(context, { ...person, forceModifyState: 0 });
}
