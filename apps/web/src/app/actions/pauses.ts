/** How long it is waited before the same is asked again, by what is looked at. */
export const pauses = {
  /** Something is under way, and somebody waits for it. */
  moving: 1_000,
  /** Figures and lists of a screen that stands open while others answer or send. */
  calm: 5_000,
  /** Counts that are made anew for everybody who looks. */
  counted: 10_000,
  /** What changes seldom, or takes the server long. */
  seldom: 20_000,
  /** As often as the specification says of messages (P7.53). */
  everyMinute: 60_000,
} as const;

export type Pause = keyof typeof pauses;

/** Asking takes a twentieth of the time at most. */
const REST = 20;
const LONGEST_MS = 60_000;

/** A survey of a million records takes longer to count, and is asked less often. */
export function pauseAfter(pause: Pause, tookMs: number): number {
  return Math.max(pauses[pause], Math.min(tookMs * REST, LONGEST_MS));
}
