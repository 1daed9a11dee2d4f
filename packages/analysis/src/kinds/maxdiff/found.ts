import type { Num } from '@wenshu/statistics';
import type { Percent } from '../../exhibit/units.ts';
import type { Segmented } from '../solution/segments.ts';
import type { FoundPeople } from './people.ts';

export interface FoundItem {
  /** Of the option that it is. */
  readonly code: number;
  readonly name: string;
  readonly shown: number;
  readonly bestPercent: Percent | null;
  readonly worstPercent: Percent | null;
  /** (best − worst) / shown, −1 to 1. */
  readonly score: Num;
  /** Null where the choices do not tell: of all items or of none. */
  readonly utility: Num;
  readonly standardError: Num;
  readonly share: Percent | null;
  readonly rescaled: Percent | null;
}

export interface FoundItems {
  readonly items: readonly FoundItem[];
  readonly sets: number;
  readonly mcFadden: Num;
}

/** One set of utilities for everybody. */
export interface FoundTogether extends Segmented<FoundItems> {
  readonly estimate: 'together';
  /** Answers that no design has. */
  readonly unread: number;
}

export type FoundMaxDiff = FoundTogether | FoundPeople;
