import type { KanoResult } from '@wenshu/statistics';
import type { Segmented } from '../solution/segments.ts';

/** Features go by the order in which the question has them. */
export interface FoundKano extends Segmented<KanoResult> {
  readonly features: readonly string[];
  /** People who gave no pair of answers. */
  readonly without: number;
}
