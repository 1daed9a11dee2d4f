import { createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { toBase32 } from './base32.ts';

const CODES = 10;
const CODE_BYTES = 10;

/** Ten of 80 random bits, in groups of four that can be read aloud: for whoever has lost the phone. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODES }, () =>
    (toBase32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-').toLowerCase(),
  );
}

/** However it was typed: its blanks, its dashes and its case do not matter. */
export function hashRecoveryCode(key: KeyObject, code: string): Buffer {
  return createHmac('sha256', key).update(plainCode(code).toUpperCase()).digest();
}

export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '');
