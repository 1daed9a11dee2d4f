const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait after so many failures in a row: ever longer, and not the same for all who lost the server at the same moment. */
export function backoffMs(failures: number, chance: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return Math.round(longest * (0.5 + chance() / 2));
}

/** A while that can be ended before its time. */
export interface Pause {
  readonly over: Promise<void>;
  wake(): void;
}
