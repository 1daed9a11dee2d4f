import type { BptoResult } from '@wenshu/statistics';
import type { Segmented } from '../solution/segments.ts';

export interface FoundTradeOff extends BptoResult {
  /** By the brand that was chosen, then by the one chosen next: Σw; behind all brands none of them. */
  readonly switching: readonly (readonly number[])[];
}

export interface FoundBpto extends Segmented<FoundTradeOff> {
  /** In the order of the question, then those that earlier versions had. */
  readonly brands: readonly { readonly id: string; readonly name: string }[];
  readonly unread: number;
}
