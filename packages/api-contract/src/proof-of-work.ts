/**
 * What a picture code asks for besides reading it: a nonce that gives the hash of `challenge:nonce` so many leading zero
 * bits. It costs a person nothing (it is found while they read and type) and a program a moment for each of its tries.
 */
export interface Challenge {
  readonly challenge: string;
  /** 0: nothing is asked for. */
  readonly bits: number;
}

/** About 10 ms of work on a cheap phone, then the page gets its turn: typing must not stutter. */
const TRIES_AT_ONCE = 2048;

/** At most 55 characters go into one block of the hash, and more than that is not needed here. */
const LONGEST_TEXT = 55;

export function isProof({ challenge, bits }: Challenge, nonce: string): boolean {
  const text = `${challenge}:${nonce}`;
  return bits === 0 || (text.length <= LONGEST_TEXT && Math.clz32(firstWord(text)) >= bits);
}

/** Tries nonces until one fits, or until nobody wants it any more. */
export async function findProof(challenge: Challenge, isWanted: () => boolean = () => true): Promise<string> {
  for (let nonce = 0; isWanted(); nonce++) {
    if (isProof(challenge, String(nonce))) return String(nonce);
    if (nonce % TRIES_AT_ONCE === TRIES_AT_ONCE - 1) await new Promise(resume => setTimeout(resume));
  }
  return '';
}

/** The fractions of roots of the first primes, which are all the constants that SHA-256 has. */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every(prime => n % prime)) primes.push(n);
const start = primes.slice(0, 8).map(prime => (prime ** (1 / 2) * 2 ** 32) | 0);
const steps = primes.map(prime => (prime ** (1 / 3) * 2 ** 32) | 0);
const words = new Int32Array(64);

/**
 * The first 32 bits of the SHA-256 of a short Latin text. Not `crypto.subtle`: it does not exist on plain http in a private
 * network, and a promise for each of 65,000 hashes would take longer than the hashes.
 */
function firstWord(text: string): number {
  words.fill(0, 0, 16);
  for (let at = 0; at < text.length; at++) words[at >> 2]! |= text.charCodeAt(at) << (24 - 8 * (at & 3));
  words[text.length >> 2]! |= 0x80 << (24 - 8 * (text.length & 3));
  words[15] = text.length * 8;
  let [a, b, c, d, e, f, g, h] = start as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    if (at > 15) {
      const [x, y] = [words[at - 15]!, words[at - 2]!];
      words[at] =
        words[at - 16]! +
        words[at - 7]! +
        (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
        (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + steps[at]! + words[at]!) | 0;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + start[0]!) | 0;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
