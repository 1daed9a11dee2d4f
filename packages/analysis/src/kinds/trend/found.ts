import type { Num } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

export interface FoundTrend {
  /** Codes of the waves that somebody is of, in their order. */
  readonly waves: readonly { readonly code: number; readonly people: number }[];
  readonly measures: readonly TrendMeasure[];
  /** Variables that fewer than two waves have. */
  readonly untold: readonly string[];
  readonly base: Base;
}

export interface TrendMeasure {
  readonly variable: string;
  /** Of a share the option; of a mean nothing. */
  readonly code: number | null;
  /** By wave; null where nobody was asked. */
  readonly estimates: readonly Num[];
  readonly people: readonly number[];
  readonly comparisons: readonly TrendComparison[];
}

export interface TrendComparison {
  /** Places of the waves. */
  readonly from: number;
  readonly to: number;
  readonly difference: number;
  readonly lower: Num;
  readonly upper: Num;
  readonly p: Num;
  /** Corrected over the comparisons of its measure (Holm). */
  readonly corrected: Num;
}
