import { randomFillSync } from 'node:crypto';

const RANGE = 2 ** 32;

const drawn = new Uint32Array(1024);
let used = drawn.length;

/** At least 0 and below 1, from the machine's own randomness. Drawn by the thousand: one at a time the asking took ten times as long. */
export function randomFraction(): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const number = drawn[used]!;
  // Nobody who reads this memory later learns what was given out.
  drawn[used++] = 0;
  return number / RANGE;
}
