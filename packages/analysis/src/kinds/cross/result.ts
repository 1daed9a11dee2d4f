import type { Independence } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';
import type { Percent } from '../../exhibit/units.ts';
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
  /** A number with so many values that lines would say nothing. */
  readonly values?: number;
  /** By column, the total first. */
  readonly bases: readonly Required<Base>[];
  /** By line, then column. */
  readonly cells: readonly (readonly CrossCell[])[];
  /** By line, then column: the column's per cent, whatever the measures are. */
  readonly shares: readonly (readonly (Percent | null)[])[];
  /** By statistic of the request, where the question has numbers; then by column. */
  readonly statistics: readonly { readonly of: CrossStatistic; readonly cells: readonly CrossCell[] }[];
  /** Of each path of the banner that can be tested. */
  readonly independence: readonly (Independence & { readonly path: number })[];
  /** Whether any two columns could be compared at all. */
  readonly wasCompared: boolean;
}

export interface CrossCell {
  /** By measure; of a statistic one. */
  readonly values: readonly (number | null)[];
  /** Columns that this one significantly exceeds. */
  readonly above?: readonly number[];
}
