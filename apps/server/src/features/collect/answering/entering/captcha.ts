import { LruCache } from '../../../../platform/lru-cache.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import type { Gates } from '../../../design/live-settings/index.ts';
import { checkPictureCode, type GivenCode } from '../../../people/picture-code/index.ts';

/** More than so many from one address in ten minutes is a crowd, or a program. In a crowd everybody types one picture code. */
const MOST_FROM_ADDRESS = 30;
const WINDOW_MS = 10 * 60_000;
/** Nobody reads and answers a question in less. */
const MIN_MS_PER_QUESTION = 300;

/** A suspicion is no limit: each process has its own, and forgets it with a restart. */
const submissions = new LruCache<string, { readonly startMs: number; count: number }>(10_000);

export interface SuspectedSubmission {
  readonly gates: Pick<Gates, 'captchaMode'>;
  readonly clientAddress: string;
  /** Since it was opened; null when nobody knows. */
  readonly spentMs: number | null;
  readonly answered: number;
  readonly captcha: GivenCode | undefined;
}

/** Whether the page had better show a picture code from the beginning. */
export function isCaptchaExpected(platform: Platform, gates: Pick<Gates, 'captchaMode'>, address: string): boolean {
  if (!platform.env.isCaptchaOn || gates.captchaMode === 'off') return false;
  return gates.captchaMode === 'always' || countOf(address, platform.clock.now().getTime()) >= MOST_FROM_ADDRESS;
}

/** Refuses what looks like a program's work until a picture code is read. */
export async function requireNoRobot(platform: Platform, suspect: SuspectedSubmission): Promise<void> {
  const { gates, clientAddress, spentMs, answered, captcha } = suspect;
  if (!platform.env.isCaptchaOn || gates.captchaMode === 'off') return;
  const isTooFast = spentMs !== null && spentMs < answered * MIN_MS_PER_QUESTION;
  const isAsked = isTooFast || isCaptchaExpected(platform, gates, clientAddress);
  noteSubmission(clientAddress, platform.clock.now().getTime());
  if (!isAsked) return;
  if (!captcha) throw new Refusal('captchaNeeded', { field: 'captcha' });
  await checkPictureCode(platform, captcha);
}

function countOf(address: string, nowMs: number): number {
  const known = submissions.get(address);
  return known && nowMs - known.startMs < WINDOW_MS ? known.count : 0;
}

function noteSubmission(address: string, nowMs: number): void {
  const known = submissions.get(address);
  if (known && nowMs - known.startMs < WINDOW_MS) known.count++;
  else submissions.set(address, { startMs: nowMs, count: 1 });
}
