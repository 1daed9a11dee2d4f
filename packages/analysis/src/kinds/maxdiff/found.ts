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
  /** Null where the choices do not tell utilities. */
  readonly evidence: ItemEvidence | null;
  readonly mcFadden: Num;
}

/** How sure the order of items is, the choices of one person being one answer. */
export interface ItemEvidence {
  /** How often people who choose by chance give as much. */
  readonly p: number;
  /** The first against the next, and against the last, in standard errors. */
  readonly firstZ: number;
  readonly lastZ: number;
}

/** One set of utilities for everybody. */
export interface FoundTogether extends Segmented<FoundItems> {
  readonly estimate: 'together';
  /** Answers that no design has. */
  readonly unread: number;
}

export type FoundMaxDiff = FoundTogether | FoundPeople;
