import type { SeededRandom } from '../random.ts';

/**
 * Fills `target` with independent standard normal numbers: Box and Muller's pairs, both of which are used, because the
 * samplers of choice models draw hundreds of millions.
 */
export function fillNormals(random: SeededRandom, target: Float64Array): void {
  for (let i = 0; i < target.length; i += 2) {
    // 1 − u is never 0, so the logarithm is finite.
    const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
    const angle = 2 * Math.PI * random.next();
    target[i] = radius * Math.cos(angle);
    if (i + 1 < target.length) target[i + 1] = radius * Math.sin(angle);
  }
}
