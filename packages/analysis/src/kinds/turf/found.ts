import type { TurfResult } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

/** What may be offered: an option of a set, or the yes of a question. */
export interface OfferedItem {
  readonly variable: string;
  readonly code: number;
}

export interface FoundTurf extends TurfResult {
  readonly offered: readonly OfferedItem[];
  readonly base: Base;
  readonly leftOut: number;
}
