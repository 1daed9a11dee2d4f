/** A number from 0 to 1 that depends on nothing but the words given: the same on every machine, for ever. */
export function randomOf(...words: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const word of words) {
    for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0x7c, 0x01000193); // A bar between words, so that "ab","c" is not "a","bc".
  }
  // FNV leaves the last characters in the low bits; this mixing spreads them, else ids that count up would sort themselves.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
