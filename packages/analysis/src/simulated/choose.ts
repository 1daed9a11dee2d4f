import type { SeededRandom } from '@wenshu/statistics';

/** Who has these utilities chooses so, by a logit. */
export function choose(random: SeededRandom, utilities: readonly number[]): number {
  const powers = utilities.map(Math.exp);
  const target = random.next() * powers.reduce((sum, power) => sum + power, 0);
  let reached = 0;
  return Math.max(
    0,
    powers.findIndex(power => {
      reached += power;
      return reached > target;
    }),
  );
}
