/** 0 up to, not including, 1; the same for the same seed, so that a failure can be looked at again. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const deep = (depth: number): unknown => (depth === 0 ? 'x' : [deep(depth - 1)]);

/** Values that programs choke on. */
export const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 2, 3, 5, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e21, '', ' ', '0', 'null', 'true'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', "'; drop table answer_record; --", '<script>', '{{x}}'],
  ...[
    '\u0000',
    '\ud800',
    '\uffff',
    '👩‍👩‍👧',
    '問'.repeat(300),
    'a'.repeat(21_000),
    '%00',
    '../../etc/passwd',
    '-1',
    'NaN',
    'Infinity',
  ],
  ...['2026-02-30', '1e999', '[]', '{}', '[[[[', '{"__proto__":{"x":1}}', '{"item":"optionA001"}'],
  ...[[], {}, [[]], [null], [{}], { length: 1e9 }, deep(50), { toString: 'x' }, Array(200).fill('x')],
];

type Random = () => number;
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** A copy in which a few places, found at random, hold something else, are missing, doubled, or have a neighbour nobody asked for. */
export function spoil(random: Random, value: unknown): unknown {
  const copy = structuredClone(value);
  const times = 1 + Math.floor(random() * 3);
  for (let n = 0; n < times; n++) spoilOnce(random, copy);
  return copy;
}

function spoilOnce(random: Random, root: unknown): void {
  let place = root as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(place);
    if (keys.length === 0) return;
    const key = pick(random, keys);
    const inner = place[key];
    const canGoOn = typeof inner === 'object' && inner !== null && random() < 0.7;
    if (canGoOn) {
      place = inner as Record<string, unknown>;
      continue;
    }
    const way = random();
    if (way < 0.7) place[key] = structuredClone(pick(random, hostileValues));
    else if (way < 0.8) delete place[key];
    // A large number as a name would make a list of that length.
    else if (Array.isArray(place)) place.push(structuredClone(inner));
    else place[JSON.stringify(pick(random, hostileValues))] = structuredClone(pick(random, hostileValues));
    return;
  }
}
