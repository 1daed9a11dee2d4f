import type { CallContext } from '../../../http/call-context.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { forgiveSlider } from '../slider-captcha/index.ts';
import { type GivenSmsCode, spendSmsCode } from '../sms-code/index.ts';

/** One code has its few tries; this is for who tries the codes of many phones. */
export const codeLimit: AttemptLimit = { name: 'sms-code:address', most: 50, windowSeconds: 900 };

export async function requireSmsCode({ platform, clientAddress }: CallContext, given: GivenSmsCode): Promise<void> {
  const attempt = await countAttempt(platform, codeLimit, clientAddress);
  await spendSmsCode(platform, given);
  await attempt.takeBack();
  await forgiveSlider(platform, clientAddress);
}
