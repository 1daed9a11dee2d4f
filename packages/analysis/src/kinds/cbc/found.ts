import type { FitStats } from '@wenshu/statistics';
import type { Percent } from '../../exhibit/units.ts';
import type { Segmented } from '../solution/segments.ts';
import type { FoundWorths } from '../solution/worths.ts';
import type { FoundPeople } from './people.ts';

export interface FoundChoices extends FoundWorths {
  readonly fit: FitStats;
  /** Of choosing none; null where nobody could or did. */
  readonly none: { readonly utility: number; readonly standardError: number } | null;
  /** Percent of the tasks in which none was chosen. */
  readonly nonePercent: Percent | null;
}

/** One set of utilities for everybody. */
export interface FoundTogether extends Segmented<FoundChoices> {
  readonly estimate: 'together';
  readonly unread: number;
}

export type FoundCbc = FoundTogether | FoundPeople;
