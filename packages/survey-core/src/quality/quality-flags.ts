/** What makes a record doubtful. Only a flag: no status and no quota follows from it. The numbers are stored, and codes in the data. */
export const qualityFlags = {
  /** In less than 30 % of the time that half of the others took. */
  tooFast: 1,
  /** One answer all the way down a grid. */
  straightLine: 2,
  /** The same answers as an earlier record from the same device. */
  sameDevice: 3,
  /** The same answers as an earlier record from the same address. */
  sameAddress: 4,
  /** An attention check was failed. */
  trap: 5,
} as const;

export type QualityFlag = keyof typeof qualityFlags;

/** With fewer records nobody knows what is usual. */
export const FEWEST_FOR_PACE = 30;

/** Of the median: whoever took less was too fast. */
export const FAST_SHARE = { of: 3, outOf: 10 } as const;

/**
 * The least time in whole milliseconds that is not too fast: less than 30 % of the median is. A median of an even number may end in a half;
 * multiplied first, so that 30 % of a round number is round.
 */
export function fastBelowMs(medianMs: number): number {
  return Math.ceil((medianMs * FAST_SHARE.of) / FAST_SHARE.outOf);
}
