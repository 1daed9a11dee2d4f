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

/** Of the median: whoever took less was too fast. Where it is no whole millisecond, the next one is the least that is not. */
export const FAST_SHARE = { of: 3, outOf: 10 } as const;
