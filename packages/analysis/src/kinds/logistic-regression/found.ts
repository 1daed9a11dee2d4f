import type { Classification, LogisticResult } from '@wenshu/statistics';
import type { OddsCoef } from '../regression/odds.ts';
import type { FoundRegression } from '../regression/regression-data.ts';

export interface FoundLogisticRegression extends FoundRegression {
  readonly event: number;
  readonly fit: Pick<
    LogisticResult,
    'logLikelihood' | 'modelChiSquare' | 'df' | 'pValue' | 'coxSnell' | 'nagelkerke' | 'mcFadden'
  >;
  /** People who are the event, and how much of the whole that is. */
  readonly events: number;
  readonly share: number;
  /** The constant first, then by term. */
  readonly coefficients: readonly OddsCoef[];
  readonly classification: Classification;
}
