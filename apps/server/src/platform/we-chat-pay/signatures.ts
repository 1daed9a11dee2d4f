import { createVerify, type KeyObject } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';

/** The public key that they sign with, by the name that they give it. */
export interface TheirKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** How far their clock and ours may be apart. Whatever is older may be something that was listened to and is sent again. */
const MOST_SKEW_SECONDS = 300;

/** Whether they have signed it, with the key that we know, and lately. */
export function isTheirs(
  { id, key }: TheirKey,
  clock: Clock,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
): boolean {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(
    name => headers[`wechatpay-${name}`],
  );
  if (typeof timestamp !== 'string' || typeof nonce !== 'string' || typeof signature !== 'string') return false;
  if (serial !== id || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) > MOST_SKEW_SECONDS) return false;
  return createVerify('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).verify(key, signature, 'base64');
}
