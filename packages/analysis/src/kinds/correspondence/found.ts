import type { CorrespondenceResult } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';
import type { AnsweredCategory } from '../model/answered-categories.ts';

export interface FoundCorrespondence extends CorrespondenceResult {
  readonly base: Base;
  readonly leftOut: number;
  readonly categories: { readonly rows: readonly AnsweredCategory[]; readonly columns: readonly AnsweredCategory[] };
  /** Weighted, where there is a weight. */
  readonly counts: readonly (readonly number[])[];
}
