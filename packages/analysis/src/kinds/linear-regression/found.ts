import type { LinearCoef, LinearRegressionResult } from '@wenshu/statistics';
import type { FoundRegression } from '../regression/regression-data.ts';

type Fit = Pick<
  LinearRegressionResult,
  'dfRegression' | 'dfResidual' | 'r' | 'rSquared' | 'adjRSquared' | 'standardError' | 'anova' | 'durbinWatson'
>;

export interface FoundLinearRegression extends FoundRegression {
  readonly fit: Fit;
  /** The constant first, then by term. */
  readonly coefficients: readonly LinearCoef[];
}
