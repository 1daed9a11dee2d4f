import type { MultinomialResult } from '@wenshu/statistics';
import type { OddsCoef } from '../regression/odds.ts';
import type { FoundRegression } from '../regression/regression-data.ts';

export interface FoundMultinomialRegression extends FoundRegression {
  /** What the other answers are compared with. */
  readonly reference: number;
  readonly fit: Pick<
    MultinomialResult,
    'logLikelihood' | 'modelChiSquare' | 'df' | 'pValue' | 'coxSnell' | 'nagelkerke' | 'mcFadden'
  >;
  /** By answer: the constant first, then by term. */
  readonly equations: readonly { readonly code: number; readonly coefficients: readonly OddsCoef[] }[];
}
