import { type CallInput, type SignedIn, type smsCalls, smsTypes } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { changePassword } from './change-password.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openPhone } from './open-field.ts';
import { openNewPassword } from './open-new-password.ts';
import { findPersonByPhone } from './person.repository.ts';
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
