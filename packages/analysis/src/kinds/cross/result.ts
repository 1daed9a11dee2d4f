import type { Independence } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';
import type { Held, Percent } from '../../exhibit/units.ts';
import type { BannerNode } from './banner-columns.ts';
import type { Line } from './lines.ts';
import type { CrossStatistic } from './request.ts';

/** Numbers only: words come when it is presented. */
export interface CrossResult {
  readonly banner: readonly BannerNode[];
  /** By row of the request. */
  readonly tables: readonly CrossTable[];
}

export interface CrossTable {
  readonly lines: readonly Line[];
  /** Of numbers with so many values that single ones say nothing: how many they are. */
  readonly values?: number;
  /** By column, the total first. */
  readonly bases: readonly Required<Base>[];
  /** By line, then column. */
  readonly cells: readonly (readonly CrossCell<Held>[])[];
  /** By line, then column: the column's per cent, whatever the measures are. */
  readonly shares: readonly (readonly (Percent | null)[])[];
  /** By statistic of the request, where the question has numbers; then by column. */
  readonly statistics: readonly { readonly of: CrossStatistic; readonly cells: readonly CrossCell[] }[];
  /** χ² of each path of the banner where both are single answers of few values. */
  readonly independence: readonly (Independence & { readonly path: number })[];
  /** Of each path of the banner that could be tested: whether the question differs by it at all. */
  readonly overall: readonly Overall[];
  readonly comparison: Comparison;
  /** Whether any two columns could be compared at all. */
  readonly wasCompared: boolean;
}

/**
 * By which test: χ² of the whole table, Fisher's of a small two by two, Welch's F of means, χ² of each option of a set with Holm, or the
 * smallest p of all pairs of columns times their number, where the table is too thin for χ² or its columns share people.
 */
export interface Overall {
  readonly path: number;
  readonly by: 'chi-square' | 'fisher' | 'welch' | 'options' | 'pairs';
  readonly pValue: number;
  /** From 0 to 1: Cramér's V, η, √(χ²/N) of the surest option, or how far the surest pair's shares are apart. */
  readonly effect: number;
  /** Options or pairs that were tested. */
  readonly tested?: number;
  readonly f?: { readonly value: number; readonly df1: number; readonly df2: number };
}

/** Columns against each other, two by two. */
export interface Comparison {
  /** Nothing to compare: fewer than two columns have people of their own. Too small: fewer than two are large enough to be tested. */
  readonly state: 'not-asked' | 'nothing-to-compare' | 'too-small' | 'tested';
  readonly lines: Family;
  readonly means: Family;
}

/** Pairs that were tested together. */
export interface Family {
  readonly comparisons: number;
  /** With letters, by the correction that was asked for. */
  readonly marked: number;
  /** Those with letters that are left when all comparisons are counted (Holm), the surest first. */
  readonly sure: readonly Difference[];
}

export interface Difference {
  /** Of a line, by its id; left out of means. */
  readonly line?: string;
  readonly path: number;
  readonly higher: number;
  readonly lower: number;
  readonly pValue: number;
  /** In per cent points, or as the mean counts. */
  readonly gap: number;
}

export interface CrossCell<N extends number = number> {
  /** By measure, each held against its format (`measureFormats`); of a statistic one. */
  readonly values: readonly (N | null)[];
  /** Columns that this one significantly exceeds. */
  readonly above?: readonly number[];
}
