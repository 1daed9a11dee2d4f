/** 2026-03-01 09:05:00: the UTC numbers of a moment, without saying that they are UTC. '' for what is no date. */
export function wallClockText(time: Date): string {
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, -5).replace('T', ' ');
}
