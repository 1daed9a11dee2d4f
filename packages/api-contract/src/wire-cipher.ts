import { gcm } from '@noble/ciphers/aes.js';

/**
 * Phone and passwords travel encrypted under a secret that every client has (P7.29). It hides them from logs and glances,
 * not from an attacker: HTTPS does that. Not `crypto.subtle`, which does not exist on plain http in a private network.
 */
const KEY = new TextEncoder().encode('wenshu-wire-cipher-fixed-secret!');
const IV_BYTES = 12;

/** AES-256-GCM; base64 of iv and text. */
export function encryptField(text: string): string {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = gcm(KEY, iv).encrypt(new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...iv, ...sealed));
}

/** The text, or undefined when this is nothing that `encryptField` made. */
export function decryptField(field: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(field), char => char.charCodeAt(0));
    const text = gcm(KEY, bytes.subarray(0, IV_BYTES)).decrypt(bytes.subarray(IV_BYTES));
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}
