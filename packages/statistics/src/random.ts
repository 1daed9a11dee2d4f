/** A source of random numbers that gives the same sequence for the same seed on every machine. */
export interface SeededRandom {
  /** Uniform in [0, 1), 53 random bits. */
  next(): number;
  /** A whole number in [0, limit). */
  below(limit: number): number;
  /** Standard normal. */
  normal(): number;
  /** A shuffled copy (Fisher–Yates). */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** `count` different whole numbers of [0, limit), ascending; all of them when `count` ≥ `limit`. */
  sample(limit: number, count: number): number[];
}

/**
 * xoshiro128** (Blackman and Vigna), its state filled from the seed by a 32-bit mixing function, so that
 * neighbouring seeds give unrelated sequences.
 *
 * @example
 * seededRandom(7).below(100) === seededRandom(7).below(100) // true
 */
export function seededRandom(seed: number): SeededRandom {
  const nextWord = xoshiro(seed);
  const next = () => (nextWord() >>> 5) * 2 ** -27 + (nextWord() >>> 6) * 2 ** -53;
  const below = (limit: number) => Math.floor(next() * limit);
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const shuffled = [...items];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = below(i + 1);
      const kept = shuffled[i] as Item;
      shuffled[i] = shuffled[j] as Item;
      shuffled[j] = kept;
    }
    return shuffled;
  };
  return { next, below, shuffle, normal: () => boxMuller(next), sample: (limit, count) => pick(limit, count, next) };
}

function boxMuller(next: () => number): number {
  // 1 − u is never 0, so the logarithm is finite.
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** Selection sampling: one pass, ascending, every subset equally likely. */
function pick(limit: number, count: number, next: () => number): number[] {
  const picked: number[] = [];
  const wanted = Math.min(count, limit);
  for (let i = 0; i < limit && picked.length < wanted; i++) {
    if (next() * (limit - i) < wanted - picked.length) picked.push(i);
  }
  return picked;
}

function xoshiro(seed: number): () => number {
  const state = new Uint32Array(4);
  // A seed beyond 32 bits still counts as a whole: its upper part goes into the mixing too.
  let mixed = (Math.trunc(seed) >>> 0) ^ Math.imul(Math.floor(seed / 2 ** 32) | 0, 0x9e3779b1);
  for (let i = 0; i < 4; i++) {
    mixed = (mixed + 0x9e3779b9) | 0;
    let word = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    state[i] = word ^ (word >>> 15);
  }
  const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by));
  return () => {
    const first = state[0]!;
    const second = state[1]!;
    const result = Math.imul(rotate(Math.imul(second, 5), 7), 9) >>> 0;
    const crossed = state[2]! ^ first;
    const turned = state[3]! ^ second;
    state[1] = second ^ crossed;
    state[0] = first ^ turned;
    state[2] = crossed ^ (second << 9);
    state[3] = rotate(turned, 11);
    return result;
  };
}
