import { randomBytes, randomInt } from 'node:crypto';
import type { Challenge } from '@wenshu/api-contract/proof-of-work';
import { isProof } from '@wenshu/api-contract/proof-of-work';
import type { Language } from '@wenshu/texts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt, forgiveAttempt } from '../attempts/index.ts';
import { decideBits, SOUND_BITS } from './decide-bits.ts';
import { drawPictureCode } from './draw-picture-code.ts';
import { PICTURE_ALPHABET, type Random } from './letter-shape.ts';
import { findChallenge, savePictureCode, takePictureCode } from './picture-code.repository.ts';
import { speakCode } from './speak-code.ts';

const LENGTH = 4;
const LIFETIME_MS = 5 * 60 * 1000;
const DIGITS = '0123456789';

/** Every picture is a row that anybody can make us write, and one try; the same count says what the next one costs. */
const issueLimit: AttemptLimit = { name: 'picture-code:address', most: 600, windowSeconds: 600 };
const challengeLimit: AttemptLimit = { name: 'picture-challenge:address', most: 1200, windowSeconds: 600 };

/** What somebody read or heard, for which key, and the proof when one was asked for. */
export interface GivenCode {
  readonly verifyCodeKey: string;
  readonly verifyCode: string;
  readonly verifyProof?: string | undefined;
}

/** A new picture for the key; its answer stays on the server. */
export async function issuePictureCode(platform: Platform, key: string, address: string): Promise<string> {
  return drawPictureCode(await issue(platform, key, address, PICTURE_ALPHABET, 0), randomPool());
}

/** The same to be heard. Digits are easier to tell apart than letters, for programs too: it always asks for a proof. */
export async function issueSoundCode(
  platform: Platform,
  key: string,
  address: string,
  language: Language,
): Promise<string> {
  return speakCode(await issue(platform, key, address, DIGITS, SOUND_BITS), language, randomPool());
}

async function issue(platform: Platform, key: string, address: string, alphabet: string, leastBits: number) {
  const { place: issued } = await countAttempt(platform, issueLimit, address);
  const answer = Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('');
  await savePictureCode(platform.database.pool, key, {
    answer,
    challenge: randomBytes(16).toString('base64url'),
    bits: platform.env.isCaptchaOn ? Math.max(leastBits, decideBits(issued)) : 0,
    expiresAt: new Date(platform.clock.now().getTime() + LIFETIME_MS),
  });
  return answer;
}

export async function getChallenge(platform: Platform, key: string, address: string): Promise<Challenge> {
  await countAttempt(platform, challengeLimit, address);
  const challenge = await findChallenge(platform.database.pool, key);
  if (!challenge) throw new Refusal('verificationCodeWrong', { field: 'verifyCodeKey' });
  return challenge;
}

/**
 * Every picture is good for one try, right or wrong, with a proof or without: it is taken before anything is looked at.
 * With CAPTCHA=off anything passes.
 */
export async function checkPictureCode(platform: Platform, given: GivenCode): Promise<void> {
  if (!platform.env.isCaptchaOn) return;
  const code = await takePictureCode(platform.database.pool, given.verifyCodeKey);
  const isRight =
    code !== undefined &&
    code.expiresAt > platform.clock.now() &&
    isProof(code, given.verifyProof ?? '') &&
    code.answer === given.verifyCode.trim().toUpperCase();
  if (!isRight) throw new Refusal('verificationCodeWrong', { field: 'verifyCode' });
}

/** Who turned out to be known does not make it dearer for the others behind the same address. */
export async function forgivePictureCode(platform: Platform, address: string): Promise<void> {
  if (platform.env.isCaptchaOn) await forgiveAttempt(platform, issueLimit, address);
}

/** Fetched by the thousand: one call for each of 40,000 grains would take longer than the drawing. */
function randomPool(): Random {
  let pool = new Uint32Array();
  let at = 0;
  return () => {
    if (at === pool.length) {
      pool = new Uint32Array(new Uint8Array(randomBytes(16_384)).buffer);
      at = 0;
    }
    return (pool[at++] ?? 0) / 2 ** 32;
  };
}
