import type { AnovaResult, PostHocMethod, PostHocPair, TBlock, TTestResult } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

/** A mean with what is known of it. */
export interface FoundMean {
  readonly base: Base;
  readonly mean: number | null;
  readonly sd: number | null;
  readonly standardError: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface GroupTest {
  readonly key: string;
  readonly base: Base;
  /** By code of the grouping. */
  readonly means: readonly FoundMean[];
  readonly levene: AnovaResult['levene'];
  readonly welch: AnovaResult['welch'];
  readonly anova: AnovaResult['anova'];
  readonly etaSquared: number;
  readonly omegaSquared: number;
  /** By which every two groups are compared. */
  readonly method: PostHocMethod;
  /** Places in `codes`. */
  readonly pairs: readonly PostHocPair[];
  /** Of two groups. */
  readonly t?: {
    readonly equal: TBlock;
    readonly welch: TBlock;
    readonly cohensD: number;
    readonly difference: number;
  };
}

/** One mean against a value, or the difference of two answers of the same people against none. */
export interface OneTest {
  readonly keys: readonly string[];
  readonly mean: FoundMean;
  readonly difference: number;
  readonly t: TBlock;
  readonly cohensD: number;
  readonly correlation?: TTestResult['correlation'];
}

interface Untested {
  /** Names of variables, or of pairs, that the data do not let be tested. */
  readonly untested: readonly (readonly string[])[];
  readonly base: Base;
}

export type FoundMeans =
  | ({
      readonly of: 'groups';
      readonly codes: readonly number[];
      /** As asked; `auto` goes by each score's spread. */
      readonly postHoc: PostHocMethod | 'auto';
      readonly tests: readonly GroupTest[];
    } & Untested)
  | ({ readonly of: 'pairs'; readonly tests: readonly OneTest[] } & Untested)
  | ({ readonly of: 'value'; readonly value: number; readonly tests: readonly OneTest[] } & Untested);

export type FoundMeansOf<Of extends FoundMeans['of']> = Extract<FoundMeans, { of: Of }>;
