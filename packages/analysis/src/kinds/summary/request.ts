import type { Filter } from '../../filter/filter.ts';
import type { CrossTest } from '../cross/request.ts';

/** Statistics of single questions: each as its type is summed up. */
export interface SummaryRequest {
  /** In the order shown. */
  readonly questions: readonly SummedQuestion[];
  /** Beside everybody, and compared with each other. A record may be in both. */
  readonly groups: readonly SummaryGroup[];
  readonly test: Omit<CrossTest, 'letters' | 'chiSquare'>;
}

export interface SummedQuestion {
  /** The question's key in the data set. */
  readonly question: string;
  readonly look?: SummaryLook;
}

export interface SummaryGroup {
  readonly name: string;
  /** Within the filter of the analysis. */
  readonly filter: Filter;
}

/** How one question is shown; what is left out is as its type has it. */
export interface SummaryLook {
  readonly chart?: SummaryChart;
  /** By how much each has of everybody. */
  readonly sort?: 'descending' | 'ascending';
  /** What has less than so many per cent of everybody is left out. The base stays. */
  readonly leastPercent?: number;
  readonly colours?: readonly string[];
  /** Numbers beside the bars. */
  readonly hidesNumbers?: true;
}

export const summaryCharts = ['bars', 'columns', 'stacked', 'pie', 'ring', 'lines', 'heat', 'profile', 'none'] as const;
export type SummaryChart = (typeof summaryCharts)[number];

/** As many as a long questionnaire has with the rounds of its loops. */
export const MAX_SUMMED = 1_000;
/** So many are asked for at once, by screens and by files. */
export const SUMMED_AT_ONCE = 20;
/** And so many such asks are under way at a time: one is worked out while the next is counted. */
export const SUMMED_UNDER_WAY = 2;
export const MAX_SUMMARY_GROUPS = 2;
export const MAX_COLOURS = 30;

export const defaultSummaryRequest: SummaryRequest = {
  questions: [],
  groups: [],
  test: { level: 0.95, correction: 'none' },
};
