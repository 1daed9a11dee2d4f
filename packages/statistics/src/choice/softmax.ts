/**
 * Logit shares in percent: 100·e^u/Σe^u.
 *
 * @example
 * softmaxPercent([0, 0]) // [50, 50]
 */
export function softmaxPercent(utilities: readonly number[]): number[] {
  const highest = Math.max(...utilities);
  const powers = utilities.map(utility => Math.exp(utility - highest));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => (100 * power) / whole);
}
