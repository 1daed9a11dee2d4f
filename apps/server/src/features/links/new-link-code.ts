import { randomInt } from 'node:crypto';

/** Without 0, O, 1, l and I: people read these codes aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const ANONYMOUS_LENGTH = 10;

/** The code of an anonymous link, `/s/{linkCode}`; 57^10 of them, so nobody finds one by trying. */
export function newLinkCode(): string {
  return Array.from({ length: ANONYMOUS_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
