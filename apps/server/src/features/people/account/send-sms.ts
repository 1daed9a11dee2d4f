import { type CallInput, isForKnownPhone, type smsCalls } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { DeliveryFailure } from '../../../platform/delivery-failure.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { requirePassedSlider } from '../slider-captcha/index.ts';
import { noteNewSmsCode } from '../sms-code/index.ts';
import { openPhone } from './open-field.ts';
import { findPersonByPhone } from './person.repository.ts';

export async function sendSms(input: CallInput<typeof smsCalls.sendSms>, context: CallContext): Promise<null> {
  const { platform, clientAddress, language } = context;
  const phone = openPhone(input.phone);
  const { smsType } = input;
  await requirePassedSlider(platform, input.sessionId, clientAddress);
  const send = await noteNewSmsCode(platform, { phone, smsType, language, clientAddress });
  if (isForKnownPhone(smsType)) void sendToKnown(context, phone, send);
  else await send().catch(tellFailure);
  return null;
}

/** Not waited for: neither the answer nor its time may tell whether somebody has an account here. What goes wrong is only in the log. */
async function sendToKnown({ database, log }: CallContext, phone: string, send: () => Promise<void>): Promise<void> {
  try {
    if (await findPersonByPhone(database.pool, phone)) await send();
  } catch (error) {
    log.error({ err: error }, 'A code could not be sent');
  }
}

function tellFailure(error: unknown): never {
  throw error instanceof DeliveryFailure ? new Refusal('operationFailed') : error;
}
