import { randomInt } from 'node:crypto';
import { Refusal } from '../../http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawPictureCode } from './draw-picture-code.ts';
import { PICTURE_ALPHABET } from './glyphs.ts';
import { savePictureCode, takePictureCode } from './picture-code.repository.ts';

const LENGTH = 4;
const LIFETIME_MS = 5 * 60 * 1000;

/** A new picture for the key; its answer stays on the server. */
export async function issuePictureCode({ database, clock }: Platform, key: string): Promise<string> {
  const answer = Array.from({ length: LENGTH }, () => PICTURE_ALPHABET[randomInt(PICTURE_ALPHABET.length)]).join('');
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
  await savePictureCode(database.pool, key, { answer, expiresAt });
  return drawPictureCode(answer, () => randomInt(2 ** 32) / 2 ** 32);
}

/** Every picture is good for one try, right or wrong. With CAPTCHA=off anything passes. */
export async function checkPictureCode(platform: Platform, key: string, given: string): Promise<void> {
  if (!platform.env.isCaptchaOn) return;
  const code = await takePictureCode(platform.database.pool, key);
  const isRight = code?.answer === given.trim().toUpperCase() && code.expiresAt > platform.clock.now();
  if (!isRight) throw new Refusal('verificationCodeWrong', { field: 'verifyCode' });
}
