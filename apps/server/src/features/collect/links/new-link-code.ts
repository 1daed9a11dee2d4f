import { randomBytes } from 'node:crypto';

/** Without 0, O, 1, l and I: people read these codes aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const ANONYMOUS_LENGTH = 10;
const PERSONAL_LENGTH = 22;
const IDENTITY_LENGTH = 12;

/** The code of an anonymous link, `/s/{linkCode}`; 57^10 of them, so nobody finds one by trying. */
export function newLinkCode(): string {
  return newCode(ANONYMOUS_LENGTH);
}

/** The code of one person, `/p/{code}`: whoever has it answers as that person. */
export function newPersonalCode(): string {
  return newCode(PERSONAL_LENGTH);
}

/** The code of an identity check, `/c/{code}`. */
export function newIdentityCode(): string {
  return newCode(IDENTITY_LENGTH);
}

/** Bytes from here on would make some letters likelier than others. */
const EVEN_BYTES = 256 - (256 % ALPHABET.length);

/** Thousands are made at once: bytes for all letters of one together, where a number for each took ten times as long. */
function newCode(length: number): string {
  let code = '';
  while (code.length < length)
    for (const byte of randomBytes(length - code.length))
      if (byte < EVEN_BYTES) code += ALPHABET[byte % ALPHABET.length];
  return code;
}
