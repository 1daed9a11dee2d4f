import type { SeededRandom } from '../random.ts';

/**
 * A gamma number of scale 1 by Marsaglia and Tsang (2000): the cube of a normal number, accepted in 95 of 100 cases or more.
 * Its mean and its variance are `shape`.
 */
export function drawGamma(random: SeededRandom, shape: number): number {
  // Below 1 the method has no envelope: Gamma(a) is Gamma(a + 1)·U^(1/a).
  if (shape < 1) return drawGamma(random, shape + 1) * (1 - random.next()) ** (1 / shape);
  const centre = shape - 1 / 3;
  const slope = 1 / Math.sqrt(9 * centre);
  for (;;) {
    const normal = random.normal();
    const cube = (1 + slope * normal) ** 3;
    if (cube <= 0) continue;
    const bound = 0.5 * normal * normal + centre * (1 - cube + Math.log(cube));
    if (Math.log(1 - random.next()) < bound) return centre * cube;
  }
}
