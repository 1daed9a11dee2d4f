import type { PsmResult } from '@wenshu/statistics';
import type { Segmented } from '../solution/segments.ts';

/** Without what is there per person. */
export type FoundPrices = Omit<PsmResult, 'alternative'>;

export interface FoundPsm extends Segmented<FoundPrices> {
  /** Who named some of the four prices and not all. */
  readonly partial: number;
  /** Who named all of them, and not in order. */
  readonly unordered: number;
}
