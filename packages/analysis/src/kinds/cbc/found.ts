import type { FitStats, Num } from '@wenshu/statistics';
import type { Segmented } from '../solution/segments.ts';
import type { FoundWorths } from '../solution/worths.ts';

export interface FoundChoices extends FoundWorths {
  readonly fit: FitStats;
  /** Of choosing none; null where nobody could or did. */
  readonly none: { readonly utility: number; readonly standardError: number } | null;
  /** Percent of the tasks in which none was chosen. */
  readonly nonePercent: Num;
}

export interface FoundCbc extends Segmented<FoundChoices> {
  readonly unread: number;
}
