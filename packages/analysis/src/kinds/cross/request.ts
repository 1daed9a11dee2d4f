import { LEAST_TO_SPEAK } from '../../claims/least-to-speak.ts';
import type { Filter } from '../../filter/filter.ts';

/** Cross tables: each row question against one banner. */
export interface CrossRequest {
  readonly rows: readonly CrossRow[];
  /** Blocks side by side. None is a table with its total only. */
  readonly banner: readonly BannerBlock[];
  /** What stands in each cell, in this order. Letters mark the first per cent of a column. */
  readonly measures: readonly CrossMeasure[];
  /** Lines below the categories, where a row question has numbers. */
  readonly statistics: readonly CrossStatistic[];
  readonly test: CrossTest;
  readonly look: CrossLook;
}

/** A code, a set of codes or a number of the data set. */
export interface CrossRow {
  readonly variable: string;
  /** Several categories as one line more; they stand before what they hold. */
  readonly nets?: readonly Net[];
  /** Codes that are not shown. The base stays. */
  readonly hidden?: readonly number[];
  /** By the total column; as the questionnaire has it when left out. */
  readonly sort?: 'descending' | 'ascending';
  /** Of this table alone. */
  readonly filter?: Filter;
  /** Of numbers: what they come to, without a line for each value. */
  readonly figuresOnly?: true;
}

export interface Net {
  readonly name: string;
  readonly codes: readonly number[];
}

/** A code or a set of codes, each category a column; inside each the blocks `within`. */
export interface BannerBlock {
  readonly variable: string;
  readonly nets?: readonly Net[];
  readonly hidden?: readonly number[];
  readonly within?: readonly BannerBlock[];
}

export const crossMeasures = [
  'columnPercent',
  'rowPercent',
  'totalPercent',
  'count',
  'unweightedCount',
  'index',
  'residual',
] as const;
export type CrossMeasure = (typeof crossMeasures)[number];

export const crossStatistics = ['mean', 'deviation', 'standardError', 'median'] as const;
export type CrossStatistic = (typeof crossStatistics)[number];

export const testLevels = [0.9, 0.95, 0.99] as const;
export const testCorrections = ['none', 'bonferroni', 'fdr'] as const;

export interface CrossTest {
  /** Letters of the columns that a column exceeds, within one banner question. */
  readonly letters: boolean;
  readonly chiSquare: boolean;
  readonly level: (typeof testLevels)[number];
  readonly correction: (typeof testCorrections)[number];
  /** Columns of a smaller effective base are not tested. */
  readonly leastBase?: number;
  /** Columns of a smaller effective base are grey, and no sentence speaks of them. */
  readonly leastToSpeak?: number;
}

/** What a request says that was kept before it could. */
export const defaultLeast = { leastBase: 10, leastToSpeak: LEAST_TO_SPEAK } as const;
/** Two people are the fewest that can differ. */
export const leastBounds = { least: 2, most: 1_000 } as const;

export const leastOf = ({
  leastBase = defaultLeast.leastBase,
  leastToSpeak = defaultLeast.leastToSpeak,
}: Pick<CrossTest, 'leastBase' | 'leastToSpeak'>) => ({ leastBase, leastToSpeak });

/** What a base says of itself where it is not the usual. */
export const ownLeast = (test: Pick<CrossTest, 'leastToSpeak'>): { readonly least?: number } => {
  const { leastToSpeak } = leastOf(test);
  return leastToSpeak === LEAST_TO_SPEAK ? {} : { least: leastToSpeak };
};

export interface CrossLook {
  readonly isTransposed: boolean;
  readonly heat: boolean;
  /** A chart beside each table. */
  readonly charts: boolean;
}

export const MAX_CROSS_ROWS = 300;
/** Columns of a table, the total with them. */
export const MAX_CROSS_COLUMNS = 200;
export const MAX_NESTING = 3;
export const MAX_NETS = 50;
/** Cells of all tables together. */
export const MAX_CROSS_CELLS = 200_000;

export const defaultCrossRequest: CrossRequest = {
  rows: [],
  banner: [],
  measures: ['columnPercent', 'count'],
  statistics: ['mean'],
  test: { letters: true, chiSquare: true, level: 0.95, correction: 'none' },
  look: { isTransposed: false, heat: false, charts: false },
};
