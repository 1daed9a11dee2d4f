import { randomFraction } from '../../../platform/random-fraction.ts';

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

function newCode(length: number): string {
  let code = '';
  while (code.length < length) code += ALPHABET[Math.floor(randomFraction() * ALPHABET.length)];
  return code;
}
