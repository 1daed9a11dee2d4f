import type { Num } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';
import type { Percent, PercentPoints } from '../../exhibit/units.ts';

export interface FoundTrend {
  /** Codes of the waves that somebody is of, in their order. */
  readonly waves: readonly { readonly code: number; readonly people: number }[];
  readonly measures: readonly TrendMeasure[];
  /** Variables that fewer than two waves have. */
  readonly untold: readonly string[];
  readonly base: Base;
}

/** A share and its differences are of other units than a mean and its own: no format fits both. */
export type TrendMeasure = ShareTrend | MeanTrend;
export interface ShareTrend extends MeasureOf<Percent, PercentPoints> {
  /** Of the option. */
  readonly code: number;
}
export interface MeanTrend extends MeasureOf<number, number> {
  readonly code: null;
}

interface MeasureOf<Value extends number, Gap extends number> {
  readonly variable: string;
  /** By wave; null where nobody was asked, or nobody chose what another wave has. */
  readonly estimates: readonly (Value | null)[];
  readonly people: readonly number[];
  /** By wave what people are worth once they are weighted: as many as they are without a weight. */
  readonly effective: readonly number[];
  readonly comparisons: readonly ComparisonOf<Gap>[];
}

export interface ComparisonOf<Gap extends number> {
  /** Places of the waves. */
  readonly from: number;
  readonly to: number;
  readonly difference: Gap;
  readonly lower: Gap | null;
  readonly upper: Gap | null;
  readonly p: Num;
  /** Corrected over the comparisons of its measure (Holm). */
  readonly corrected: Num;
}
