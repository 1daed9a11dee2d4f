const LEAST_MS = 5_000;
const MOST_MS = 60_000;
/** Counting takes a twentieth of the time at most. */
const REST = 20;

/** How long to wait before asking again: a survey of a million records takes longer to count, and is asked less often. */
export function calmPause(tookMs: number): number {
  return Math.min(Math.max(tookMs * REST, LEAST_MS), MOST_MS);
}
