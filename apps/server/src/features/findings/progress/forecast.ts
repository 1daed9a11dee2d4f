import { addDays } from '@wenshu/survey-core';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What lies further away is not foretold by a day. */
const FAR_DAYS = 365;

/** Over how long a pace is taken. */
export interface PaceSpan {
  /** The first moment of the days that are looked at. */
  readonly fromMs: number;
  readonly nowMs: number;
  /** The first moment of the first of those days on which anything came; undefined when nothing did. */
  readonly firstMs: number | undefined;
  /** Whether anything came before those days. */
  readonly isOlder: boolean;
}

/**
 * Days, and parts of one, over which the pace is taken. A survey that began within them is not slower for the days before it; and less than
 * a day is taken for one, because the first hours after the invitation are no pace.
 */
export function paceDays({ fromMs, nowMs, firstMs, isOlder }: PaceSpan): number {
  const begin = isOlder ? fromMs : (firstMs ?? fromMs);
  return Math.max(1, (nowMs - begin) / DAY_MS);
}

export type Forecast =
  /** A size of none cannot be reached, and without a pace nothing is foretold. */
  | { readonly when: 'none' }
  | { readonly when: 'full' }
  | { readonly when: 'far' }
  | { readonly when: 'day'; readonly day: string };

interface Filling {
  /** 0 means no limit. */
  readonly size: number;
  readonly count: number;
  /** What came of it within the days of the pace. */
  readonly recent: number;
  readonly days: number;
  readonly today: string;
}

/** When it is full if it goes on as in the last days. */
export function forecast({ size, count, recent, days, today }: Filling): Forecast {
  if (size === 0) return { when: 'none' };
  if (count >= size) return { when: 'full' };
  if (recent === 0) return { when: 'none' };
  const left = Math.ceil(((size - count) * days) / recent);
  return left > FAR_DAYS ? { when: 'far' } : { when: 'day', day: addDays(today, left) };
}
