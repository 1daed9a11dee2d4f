import type { Num } from '@wenshu/statistics';
import type { Segmented } from '../solution/segments.ts';
import type { FoundWorths } from '../solution/worths.ts';

export interface FoundRatings extends FoundWorths {
  /** What people said on average. */
  readonly mean: number;
  readonly cards: number;
  readonly rSquared: Num;
  readonly adjRSquared: Num;
  readonly f: Num;
  readonly dfRegression: number;
  readonly dfResidual: number;
  readonly pearsonR: Num;
  readonly kendallTau: Num;
  /** Who rated all cards alike, or too few of them to have importances of their own. */
  readonly excluded: number;
}

export interface FoundCpc extends Segmented<FoundRatings> {
  readonly unread: number;
}
