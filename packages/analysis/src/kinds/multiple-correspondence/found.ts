import type { MultipleCorrespondenceResult } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

/** A category of one of the questions, and where it stands. */
export interface CategoryPoint {
  readonly variable: string;
  readonly code: number;
  readonly label: string;
  /** Of all answers to all questions, 0 to 1. */
  readonly mass: number;
  readonly coordinates: readonly number[];
  readonly people: number;
}

export interface FoundMultipleCorrespondence
  extends Pick<
    MultipleCorrespondenceResult,
    'inertias' | 'percentInertia' | 'totalInertia' | 'adjustedInertias' | 'adjustedPercent'
  > {
  readonly base: Base;
  readonly leftOut: number;
  /** Of every two questions: whether they are related (chi-square); null where that cannot be told. */
  readonly pairs: readonly (number | null)[];
  readonly points: readonly CategoryPoint[];
}
