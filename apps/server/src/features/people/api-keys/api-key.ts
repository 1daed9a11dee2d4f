import { createHash, randomBytes } from 'node:crypto';
import { API_KEY_START } from '@wenshu/api-contract';

const KEY_BYTES = 32;
const TAIL = 4;

/** 256 random bits behind a beginning that tells people, and programs that look for lost secrets, what it is. */
export function createApiKey(): { readonly key: string; readonly hash: Buffer; readonly tail: string } {
  const key = `${API_KEY_START}${randomBytes(KEY_BYTES).toString('base64url')}`;
  return { key, hash: hashApiKey(key), tail: key.slice(-TAIL) };
}

export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_START);

/** No salt and no slow hash: nobody guesses 256 random bits from a dictionary. */
export function hashApiKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
