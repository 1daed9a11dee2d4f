import type { HelperProblem } from './helper-problem.ts';

export const MOST_RETRIES = 2;
const FIRST_MS = 500;
/** Whoever is told to come back later than this is served by the house meanwhile. */
export const LONGEST_PAUSE_MS = 10_000;

/**
 * How long to wait before asking again; undefined: not again. Only what the server itself calls passing is asked again: after anything else
 * nobody knows whether the model has worked already.
 */
export function decidePause(problem: HelperProblem, retries: number, random: number): number | undefined {
  if (problem.status !== 429 && problem.status !== 503) return undefined;
  if (retries >= MOST_RETRIES) return undefined;
  if (problem.retryAfterMs !== undefined)
    return problem.retryAfterMs <= LONGEST_PAUSE_MS ? problem.retryAfterMs : undefined;
  // Half of it by chance: those who were turned away together do not come back together.
  return FIRST_MS * 2 ** retries * (0.5 + random / 2);
}

/** Seconds, or a date. */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
