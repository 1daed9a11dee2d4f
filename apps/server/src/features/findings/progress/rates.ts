import { type Percent, percentOf } from '@wenshu/analysis';
import type { Tally } from './record-groups.ts';

/** Per cent of 0 to 100 (a response rate above that means views that nobody counted); null where there is nothing to divide by. */
export interface Rates {
  /** Complete records out of views. */
  readonly response: Percent | null;
  /** Out of the valid records that were submitted. */
  readonly screenOut: Percent | null;
  readonly quotaFull: Percent | null;
  /** Unfinished ones out of all valid ones. */
  readonly abandon: Percent | null;
}

/** Views are those of the same records; undefined where nobody knows them. */
export function ratesOf({ complete, screened, quotaFull, incomplete }: Tally, views: number | undefined): Rates {
  const submitted = complete + screened + quotaFull;
  return {
    response: views === undefined ? null : percentOf(complete, views),
    screenOut: percentOf(screened, submitted),
    quotaFull: percentOf(quotaFull, submitted),
    abandon: percentOf(incomplete, submitted + incomplete),
  };
}
