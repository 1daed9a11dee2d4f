const PAUSE_MS = 30 * 60_000;

/** What lies between two moments of answering; a pause over 30 minutes is none of it. The database says the same as `active_ms_between`. */
export function activeMsBetween(earlierMs: number, laterMs: number): number {
  const passedMs = laterMs - earlierMs;
  return passedMs >= 0 && passedMs <= PAUSE_MS ? passedMs : 0;
}
