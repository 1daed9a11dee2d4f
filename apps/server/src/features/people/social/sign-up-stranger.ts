import { type CallInput, type SignedIn, smsTypes, type socialCalls } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { completeSignIn, openNewPassword, openPhone, registerPerson, requireSmsCode } from '../account/index.ts';
import { bindStranger } from './bind-by-password.ts';
import { openStranger } from './social-ticket.ts';
import { ways } from './ways.ts';

/** A new account for whoever came back: with its identity, or not at all. */
export async function signUpStranger(
  input: CallInput<typeof socialCalls.wxSignUp>,
  context: CallContext,
): Promise<SignedIn> {
  const { platform, database, clock } = context;
  const stranger = openStranger(platform, input.openId);
  const { way, identity } = stranger;
  const phone = openPhone(input.phone);
  const password = openNewPassword('password', input.password);
  // Looked at before the code is used up: the person would have to wait for another one, for nothing.
  if (await ways[way].findPerson(database.pool, identity))
    throw new Refusal('socialAccountBoundElsewhere', { params: { way } });
  await requireSmsCode(context, { phone, smsType: smsTypes.register, smsCode: input.smsCode });
  const person = await database.transaction(async client => {
    const registered = await registerPerson(context, { phone }, { ...input, password }, client);
    return bindStranger(client, stranger, registered, clock.now());
  });
  return completeSignIn(context, person);
}
