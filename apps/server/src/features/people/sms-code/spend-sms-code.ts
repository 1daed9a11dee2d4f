import type { SmsType } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { hashSmsCode, SMS_LIFETIME_MS, SMS_TRIES } from './one-time-code.ts';
import { useSmsCode } from './sms-code.repository.ts';

export interface GivenSmsCode {
  readonly phone: string;
  readonly smsType: SmsType;
  readonly smsCode: string;
}

/** Refuses a code that is wrong, too old, used, or meant for something else. The right one is used up by this. */
export async function spendSmsCode(platform: Platform, { phone, smsType, smsCode }: GivenSmsCode): Promise<void> {
  const isRight = await useSmsCode(platform.database.pool, {
    phone,
    smsType,
    mostTries: SMS_TRIES,
    hash: hashSmsCode(platform.secrets['sms-code'], `${smsType}:${phone}`, smsCode),
    notBefore: new Date(platform.clock.now().getTime() - SMS_LIFETIME_MS),
  });
  if (!isRight) throw new Refusal('smsCodeWrong', { field: 'smsCode' });
}
