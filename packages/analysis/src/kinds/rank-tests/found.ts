import type { Base } from '../../exhibit/exhibits.ts';

/** Of one group, or of one of several answers of the same people. */
export interface FoundRank {
  readonly people: number;
  readonly meanRank: number | null;
  /** Of two answers of the same people: of the differences in favour of this one. */
  readonly rankSum: number | null;
  readonly median: number | null;
}

/** Two of them, by their places; p for all pairs together by Bonferroni. */
export interface RankPair {
  readonly first: number;
  readonly second: number;
  readonly z: number;
  readonly pValue: number;
}

/** One test: Mann-Whitney's and Wilcoxon's have z, Kruskal-Wallis' and Friedman's degrees of freedom. */
export interface RankTest {
  readonly method: 'mannWhitney' | 'kruskalWallis' | 'wilcoxon' | 'friedman';
  /** The variable; several where answers of the same people are compared. */
  readonly keys: readonly string[];
  readonly people: number;
  readonly statistic: number;
  readonly z?: number;
  readonly df?: number;
  readonly pValue: number;
  /** 0 to 1: r of two, ε² of several groups, Kendall's W of several answers. */
  readonly effect: number;
  readonly ranks: readonly FoundRank[];
  readonly pairs: readonly RankPair[];
}

export interface FoundRanks {
  /** Without them the variables of one test are compared with each other. */
  readonly codes?: readonly number[];
  readonly tests: readonly RankTest[];
  /** Variables that the data do not let be tested. */
  readonly untested: readonly (readonly string[])[];
  readonly base: Base;
}
