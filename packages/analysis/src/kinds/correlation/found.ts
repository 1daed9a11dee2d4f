import type { CorrelationMethod, Num } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';

export interface FoundCorrelation {
  readonly method: CorrelationMethod | 'partial';
  readonly coefficient: readonly (readonly Num[])[];
  readonly pValue: readonly (readonly Num[])[];
  /** By pair; of partial correlations everybody who has all of them. */
  readonly people: readonly (readonly number[])[];
  /** With weights: what people are worth by pair. */
  readonly effective?: readonly (readonly number[])[];
  /** There is a weight, and this coefficient has no use for it. */
  readonly isUnweighted?: true;
  readonly base: Base;
}
