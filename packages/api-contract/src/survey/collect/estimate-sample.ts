/** What an order is about, as far as its price and time depend on it. */
export interface SampleWish {
  readonly samples: number;
  /** How long answering takes. */
  readonly minutes: number;
  /** Of a hundred people who are asked, so many are whom the survey looks for. */
  readonly incidencePercent: number;
}

export interface SampleEstimate {
  /** In fen, for one complete and for the whole order. */
  readonly unitFen: number;
  readonly totalFen: number;
  /** How many have to be invited, and in how many days they can be at the soonest. */
  readonly invited: number;
  readonly leastDays: number;
}

/** The published figures of the formula; the screen shows them. */
export const SAMPLE_FORMULA = {
  baseFen: 200,
  fenPerMinute: 80,
  leastOrderFen: 10_000,
  /** Of a hundred who are invited, so many begin. */
  responsePercent: 20,
  /** How many begin in a day. */
  beginPerDay: 1000,
} as const;

/**
 * What an order will cost and how long it will take, before anybody has looked at it. A complete costs a base and something for every
 * minute, and the rarer the people the more: by the root of how many are asked for each one who fits, since most who do not fit leave after
 * the first question. Worked out here for the screen and the server alike.
 */
export function estimateSample({ samples, minutes, incidencePercent }: SampleWish): SampleEstimate {
  const { baseFen, fenPerMinute, leastOrderFen, responsePercent, beginPerDay } = SAMPLE_FORMULA;
  const askedForEach = 100 / incidencePercent;
  const unitFen = Math.round((baseFen + fenPerMinute * minutes) * Math.sqrt(askedForEach));
  const begun = Math.ceil(samples * askedForEach);
  return {
    unitFen,
    totalFen: Math.max(leastOrderFen, unitFen * samples),
    invited: Math.ceil((begun * 100) / responsePercent),
    leastDays: Math.max(1, Math.ceil(begun / beginPerDay)),
  };
}
