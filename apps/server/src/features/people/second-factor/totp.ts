import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A phone's clock may be half a minute off, and a code may be typed as its time runs out. */
const STEPS_OFF = 1;

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** RFC 6238 on top of RFC 4226, with SHA-1 and six digits: what every authenticator application takes. */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = (mac[mac.length - 1] ?? 0) & 15;
  const number = (mac.readUInt32BE(at) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The step around now that this code belongs to. */
export function findStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const middle = stepAt(now);
  const steps = Array.from({ length: 2 * STEPS_OFF + 1 }, (_, index) => middle - STEPS_OFF + index);
  // All of them are compared, so that the time tells nothing.
  return steps.filter(step => isSame(codeOfStep(secret, step), code))[0];
}

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

function isSame(right: string, given: string): boolean {
  return right.length === given.length && timingSafeEqual(Buffer.from(right), Buffer.from(given));
}
