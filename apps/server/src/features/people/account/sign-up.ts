import { type CallInput, type emailCalls, type SignedIn, type smsCalls, smsTypes } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { deleteLinksTo, spendLink } from '../mail-link/index.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openPhone } from './open-field.ts';
import { openNewPassword } from './open-new-password.ts';
import { registerPerson } from './register-person.ts';
import { requireSmsCode } from './require-sms-code.ts';

export async function signUp(input: CallInput<typeof smsCalls.signUp>, context: CallContext): Promise<SignedIn> {
  const phone = openPhone(input.phone);
  const password = openNewPassword('password', input.password);
  await requireSmsCode(context, { phone, smsType: smsTypes.register, smsCode: input.smsCode });
  const person = await context.database.transaction(client =>
    registerPerson(context, { phone }, { ...input, password }, client),
  );
  return completeSignIn(context, person);
}

/** The password is chosen by who opened the link, never by who asked for the mail: a stranger would keep the key of the account. */
export async function emailSignUp(input: CallInput<typeof emailCalls.signUp>, context: CallContext): Promise<SignedIn> {
  const password = openNewPassword('password', input.password);
  const link = { ticket: input.ticket, purpose: 'register' } as const;
  const person = await spendLink(context, link, async (address, client) => {
    const registered = await registerPerson(context, { address }, { ...input, password }, client);
    await deleteLinksTo(client, address.emailKey, 'register');
    return registered;
  });
  return completeSignIn(context, person);
}
