import { type CallInput, type SignedIn, type smsCalls, smsTypes } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openPhone } from './open-field.ts';
import { openNewPassword } from './open-new-password.ts';
import { registerPerson } from './register-person.ts';
import { requireSmsCode } from './require-sms-code.ts';

export async function signUp(input: CallInput<typeof smsCalls.signUp>, context: CallContext): Promise<SignedIn> {
  const phone = openPhone(input.phone);
  const password = openNewPassword('password', input.password);
  await requireSmsCode(context, { phone, smsType: smsTypes.register, smsCode: input.smsCode });
  return completeSignIn(context, await registerPerson(context, { phone, password }));
}
