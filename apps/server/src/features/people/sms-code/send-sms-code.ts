import type { SmsType } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { smsTexts } from '@wenshu/texts/people/sms';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempts } from '../attempts/index.ts';
import { countOwnMessage } from '../points/index.ts';
import { drawSmsCode, hashSmsCode, SMS_WAIT_SECONDS } from './one-time-code.ts';
import { forgetSmsCode, noteSmsCode } from './sms-code.repository.ts';

const HOUR = 3600;
/** Each message costs money, and rings at somebody who may not have asked for it. An address can be a whole office. */
export const sendLimits = {
  phone: { name: 'sms:phone', most: 10, windowSeconds: 24 * HOUR },
  address: { name: 'sms:address', most: 60, windowSeconds: HOUR },
  /** Messages abroad are dear, and there are people who earn by them: few for an address, and not many to one part of the world from everywhere. */
  abroad: { name: 'sms:abroad', most: 10, windowSeconds: HOUR },
  region: { name: 'sms:region', most: 300, windowSeconds: HOUR },
} as const satisfies Record<string, AttemptLimit>;

export interface WantedSms {
  readonly phone: string;
  readonly smsType: SmsType;
  readonly language: Language;
  readonly clientAddress: string;
}

/**
 * Draws a code and notes it: what sends it, for the caller to do or to leave. Whoever must not tell whether anybody reads the message
 * has by then done the same for everybody.
 */
export async function noteNewSmsCode(platform: Platform, wanted: WantedSms): Promise<() => Promise<void>> {
  const { phone, smsType, language, clientAddress } = wanted;
  const { database, clock, secrets, sms } = platform;
  const now = clock.now();
  const code = drawSmsCode();
  const noted = { phone, smsType, hash: hashSmsCode(secrets['sms-code'], `${smsType}:${phone}`, code) };
  // Counted before the code is noted: a message that may not be sent must not make the last one's code worthless.
  const forgive = await countAttempts(platform, [
    [sendLimits.address, clientAddress],
    [sendLimits.phone, phone],
    ...abroadCounts(phone, clientAddress),
  ]);
  const notSince = new Date(now.getTime() - SMS_WAIT_SECONDS * 1000);
  if (!(await noteSmsCode(database.pool, { ...noted, now, notSince }))) {
    await forgive();
    throw new Refusal('tooManyRequests', { params: { minutes: 1 } });
  }
  return async () => {
    await countOwnMessage(database.pool, now);
    try {
      await sms.send({ to: phone, text: smsTexts[language][smsType]({ code }) });
    } catch (error) {
      await forgetSmsCode(database.pool, noted);
      throw error;
    }
  };
}

/** A plus sign and three digits: a country, or a part of a large one. */
const REGION_LENGTH = 4;

function abroadCounts(phone: string, clientAddress: string): (readonly [AttemptLimit, string])[] {
  if (!phone.startsWith('+')) return [];
  return [
    [sendLimits.abroad, clientAddress],
    [sendLimits.region, phone.slice(0, REGION_LENGTH)],
  ];
}
