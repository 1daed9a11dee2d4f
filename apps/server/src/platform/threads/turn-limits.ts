import { LEAST_THREADS, type TurnLimits } from './turns.ts';

const MOST_LONG = 8;

/** As many long runs at once as there are cores, and one thread for each of the other lines. On the smallest machine two. */
export const usualThreads = (cores: number): number => LEAST_THREADS - 1 + Math.min(MOST_LONG, Math.max(2, cores));

/** What one person or one enterprise may have under way is less than there is, so that whoever comes finds something free soon. */
export function turnLimits(threads: number): TurnLimits {
  const mostEach = Math.max(2, Math.floor(threads / 2));
  return {
    threads,
    mostEach,
    mostLongEach: mostEach - 1,
    mostOfEnterprise: Math.max(2, threads - 2),
    mostWaiting: 60,
    mostWaitingEach: 20,
    // A request is given up by its client after five minutes; a job has time.
    waitMs: { live: 240_000, shared: 60_000, jobs: 900_000 },
  };
}
