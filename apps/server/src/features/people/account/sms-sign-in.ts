import { type CallInput, type SignedIn, type smsCalls, smsTypes } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openPhone } from './open-field.ts';
import { findPersonByPhone } from './person.repository.ts';
import { requireSmsCode } from './require-sms-code.ts';

/** Who must change a password is not asked here: it is nobody's password that signs in (P4.4). */
export async function smsSignIn(input: CallInput<typeof smsCalls.smsSignIn>, context: CallContext): Promise<SignedIn> {
  const phone = openPhone(input.phone);
  await requireSmsCode(context, { phone, smsType: smsTypes.signIn, smsCode: input.smsCode });
  const person = await findPersonByPhone(context.database.pool, phone);
  if (!person) throw new Refusal('smsCodeWrong', { field: 'smsCode' });
  return completeSignIn(context, person);
}
