import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type CallData,
  type CallInput,
  type CaptchaResult,
  type SliderPoint,
  slider,
  type sliderCalls,
} from '@wenshu/api-contract';
import { isProof } from '@wenshu/api-contract/proof-of-work';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt, forgiveAttempt } from '../attempts/index.ts';
import { decideBits, SOUND_BITS } from '../picture-code/index.ts';
import { judgeTrack } from './judge-track.ts';
import { deleteSlider, insertSlider, noteTrack, passSlider, spendSlider, takeSlider } from './slider.repository.ts';

const LIFETIME_MS = 5 * 60_000;
const TRACK_MS = 24 * 60 * 60_000;
/** Every slider is a row that anybody can make us write, and one try; the same count says what the next one costs. */
export const sliderLimit: AttemptLimit = { name: 'slider:address', most: 300, windowSeconds: 600 };

type Drawn = CallData<typeof sliderCalls.register>;

/** Counted for the address that asks; good at `place`. */
export async function drawSlider(platform: Platform, address: string, place: string): Promise<Drawn> {
  const attempt = await countAttempt(platform, sliderLimit, address);
  const drawn = {
    sessionId: randomBytes(18).toString('base64url'),
    challenge: randomBytes(16).toString('base64url'),
    bits: platform.env.isCaptchaOn ? decideBits(attempt.place) : 0,
  };
  await insertSlider(platform.database.pool, {
    ...drawn,
    address: place,
    expiresAt: inFuture(platform, LIFETIME_MS),
  });
  return { ...drawn, keyBits: keyBits(platform, drawn.bits), ...slider };
}

/** Judges a drag. The slider is used up before anything is looked at. With CAPTCHA=off any drag passes. */
export async function validateSlider(
  platform: Platform,
  { sessionId, hand, track, verifyProof }: CallInput<typeof sliderCalls.validate>,
  address: string,
): Promise<CaptchaResult> {
  const { pool } = platform.database;
  const drawn = await takeSlider(pool, { sessionId, address, now: platform.clock.now() });
  if (!drawn) throw new Refusal('captchaFailed');
  const bits = hand === 'keys' ? keyBits(platform, drawn.bits) : drawn.bits;
  const isRight =
    isProof({ ...drawn, bits }, verifyProof ?? '') &&
    (!platform.env.isCaptchaOn ||
      (judgeTrack(hand, track) === undefined && (await noteTrack(pool, hashOf(track), inFuture(platform, TRACK_MS)))));
  if (!isRight) {
    await deleteSlider(pool, sessionId);
    throw new Refusal('captchaFailed');
  }
  const token = randomBytes(18).toString('base64url');
  return { sessionId, token, scene: slider.scene, sig: sign(platform, sessionId, token, address) };
}

/** The result is shown: from here on the slider pays for one message. */
export async function confirmSlider(platform: Platform, result: CaptchaResult, address: string): Promise<void> {
  const { sessionId, token, scene } = result;
  const expected = Buffer.from(sign(platform, sessionId, token, address));
  const given = Buffer.from(result.sig);
  const isOurs = scene === slider.scene && given.length === expected.length && timingSafeEqual(given, expected);
  const [now, expiresAt] = [platform.clock.now(), inFuture(platform, LIFETIME_MS)];
  if (!isOurs || !(await passSlider(platform.database.pool, { sessionId, address, now, expiresAt })))
    throw new Refusal('captchaFailed');
}

/** Takes a slider that was passed from this address. With CAPTCHA=off none is needed. */
export async function requirePassedSlider(
  platform: Platform,
  sessionId: string | undefined,
  address: string,
): Promise<void> {
  if (!platform.env.isCaptchaOn) return;
  const isPaid = await spendSlider(platform.database.pool, { sessionId, address, now: platform.clock.now() });
  if (!isPaid) throw new Refusal('captchaFailed');
}

/** Who turned out to hold the phone does not make it dearer for the others behind the same address. */
export async function forgiveSlider(platform: Platform, address: string): Promise<void> {
  if (platform.env.isCaptchaOn) await forgiveAttempt(platform, sliderLimit, address);
}

/** Keys move evenly, as a program does: like the spoken code they always ask for work. */
function keyBits({ env }: Platform, bits: number): number {
  return env.isCaptchaOn ? Math.max(bits, SOUND_BITS) : 0;
}

function sign({ secrets }: Platform, sessionId: string, token: string, address: string): string {
  const text = [slider.scene, sessionId, token, address].join('\n');
  return createHmac('sha256', secrets.slider).update(text).digest('base64url');
}

function hashOf(track: readonly SliderPoint[]): string {
  return createHash('sha256').update(JSON.stringify(track)).digest('base64url');
}

function inFuture({ clock }: Platform, ms: number): Date {
  return new Date(clock.now().getTime() + ms);
}
