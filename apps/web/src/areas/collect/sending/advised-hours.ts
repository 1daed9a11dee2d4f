/** From nine in the morning until ten at night, by the clock of whoever sends: an SMS rings. */
export function isAdvisedHour(now: Date): boolean {
  const hour = now.getHours();
  return hour >= 9 && hour < 22;
}
