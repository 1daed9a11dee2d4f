import { type CallInput, type smsCalls, smsTypes } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { endSessionsOf } from '../session/index.ts';
import { openField, openPhone } from './open-field.ts';
import { movePhone } from './person.repository.ts';
import { requireOwnPassword } from './require-own-password.ts';
import { requireSmsCode } from './require-sms-code.ts';

/** That a phone is registered is told to who holds it only: after its code. The own one is registered too. */
export async function modifyPhone(
  input: CallInput<typeof smsCalls.modifyPhone>,
  context: CallContext<'signed-in'>,
): Promise<null> {
  const phone = openPhone(input.phone);
  const person = await requireOwnPassword(context, openField('password', input.password));
  await requireSmsCode(context, { phone, smsType: smsTypes.newPhone, smsCode: input.smsCode });
  if (phone === person.phone) throw new Refusal('newPhoneRegistered', { field: 'phone' });
  await context.database.transaction(async client => {
    if (!(await movePhone(client, person.id, phone))) throw new Refusal('newPhoneRegistered', { field: 'phone' });
    await endSessionsOf(client, person.id, context.clock.now(), context.actor.sessionId);
  });
  return null;
}
