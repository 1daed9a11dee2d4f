import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';

interface SealOptions {
  readonly secret: KeyObject;
  readonly clock: Clock;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Text that a browser carries for us for a while: it can neither read it nor change it, nor use it for another purpose than it was sealed for. */
export function seal({ secret, clock }: SealOptions, purpose: string, text: string, lifetimeMs: number): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  const untilMs = clock.now().getTime() + lifetimeMs;
  const sealed = Buffer.concat([cipher.update(JSON.stringify([untilMs, text]), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined for whatever was not sealed for this purpose, or too long ago. */
export function openSealed({ secret, clock }: SealOptions, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const [untilMs, text] = JSON.parse(opened.toString('utf8')) as [number, string];
    return untilMs > clock.now().getTime() ? text : undefined;
  } catch {
    return undefined;
  }
}

function keyFor(secret: KeyObject, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}
