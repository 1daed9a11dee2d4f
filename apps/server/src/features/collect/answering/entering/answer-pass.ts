import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Which gates of a survey were passed. */
export interface AnswerPass {
  /** Names the password that was given; see `Gates.passwordMark`. */
  readonly passwordMark: string | null;
  /** Who was found in the name list. */
  readonly respondentId: string | null;
  /** The mark of who has read the code that was sent to them; see `ownMark`. */
  readonly ownMark: string | null;
}

export const NO_PASS: AnswerPass = { passwordMark: null, respondentId: null, ownMark: null };

/** Long enough to come back to a survey on the weekend. */
const LIFETIME_MS = 7 * 24 * 3_600_000;

/** Signed, so that the page can keep it and every process can check it again at the submission. */
export function signPass(secret: KeyObject, scrollId: string, pass: AnswerPass, now: Date): string {
  const expires = String(now.getTime() + LIFETIME_MS);
  const parts = [pass.passwordMark ?? '', pass.respondentId ?? '', pass.ownMark ?? '', expires];
  return [...parts, signature(secret, 'pass', scrollId, ...parts)].join('.');
}

/** What a pass says for this survey; nothing when it is absent, forged, run out, or another survey's. */
export function readPass(secret: KeyObject, scrollId: string, text: string | undefined, now: Date): AnswerPass {
  const parts = text?.split('.') ?? [];
  const [passwordMark = '', respondentId = '', ownMark = '', expires = '', signed = ''] = parts;
  if (parts.length !== 5 || Number(expires) < now.getTime()) return NO_PASS;
  if (!isSame(signed, signature(secret, 'pass', scrollId, passwordMark, respondentId, ownMark, expires)))
    return NO_PASS;
  return { passwordMark: passwordMark || null, respondentId: respondentId || null, ownMark: ownMark || null };
}

/** When a survey was opened at this address, signed: the clock of somebody who submits without having saved. */
export function signStart(secret: KeyObject, code: string, now: Date): string {
  const ms = now.getTime().toString(36);
  return `${ms}.${signature(secret, 'start', code, ms)}`;
}

export function readStart(secret: KeyObject, code: string, text: string | undefined, now: Date): number | null {
  const [ms = '', signed = '', more] = text?.split('.') ?? [];
  if (more !== undefined || ms === '' || !isSame(signed, signature(secret, 'start', code, ms))) return null;
  return Math.min(Number.parseInt(ms, 36), now.getTime());
}

function signature(secret: KeyObject, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url').slice(0, 27);
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
