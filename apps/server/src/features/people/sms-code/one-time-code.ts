import { createHmac, type KeyObject, randomInt } from 'node:crypto';

/** Of every code that travels by SMS, whoever it is for. Five guesses at one of a million. */
export const SMS_TRIES = 5;
export const SMS_WAIT_SECONDS = 60;
export const SMS_LIFETIME_MS = 5 * 60_000;

export function drawSmsCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A million codes are tried in a second: only the secret, which is not in the same table, keeps the hash from telling the code. */
export function hashSmsCode(secret: KeyObject, subject: string, code: string): string {
  return createHmac('sha256', secret).update(`sms\n${subject}\n${code}`).digest('base64url');
}
