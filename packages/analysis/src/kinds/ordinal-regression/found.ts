import type { OrdinalRegressionResult, OrdinalThreshold } from '@wenshu/statistics';
import type { OddsCoef } from '../regression/odds.ts';
import type { FoundRegression } from '../regression/regression-data.ts';

export interface FoundOrdinalRegression extends FoundRegression {
  /** From low to high. */
  readonly levels: readonly number[];
  readonly fit: Pick<
    OrdinalRegressionResult,
    'logLikelihood' | 'modelChiSquare' | 'df' | 'pValue' | 'coxSnell' | 'nagelkerke' | 'mcFadden'
  >;
  readonly thresholds: readonly Omit<OrdinalThreshold, 'name'>[];
  /** By term. */
  readonly coefficients: readonly OddsCoef[];
  readonly parallelLines?: OrdinalRegressionResult['parallelLines'];
}
