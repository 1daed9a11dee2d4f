import type { Num } from '../column.ts';
import { designCovariance } from '../weighting/design-covariance.ts';
import { type EffectiveFit, effectiveFit } from './effective-fit.ts';
import type { MaximumLikelihood } from './maximize-likelihood.ts';
import type { ModelFit } from './model-fit.ts';
import { type ScaledColumns, unscale } from './scaled-columns.ts';
import { designTest, type LogisticCoef, oddsRatio, type WaldTest, waldCoefficient } from './wald-coefficient.ts';

/** A coefficient's test on the effective base; its estimate is that of the fit. */
export type EffectiveCoef = Omit<LogisticCoef, 'estimate' | 'expB' | 'df'>;

/** A coefficient's test by the survey design. */
export interface DesignCoef {
  name: string;
  standardError: number;
  t: number;
  pValue: number;
  expCiLower: Num;
  expCiUpper: Num;
}

export function effectiveCoef({ name, estimate, standardError }: LogisticCoef, errors: number, confidence: number) {
  const {
    estimate: _,
    expB: __,
    df: ___,
    ...test
  } = waldCoefficient(name, estimate, standardError * errors, confidence);
  return test satisfies EffectiveCoef;
}

export function designCoef(
  { name, estimate }: Pick<WaldTest, 'name' | 'estimate'>,
  standardError: number,
  df: number,
  confidence: number,
): DesignCoef {
  const { t, pValue, ...interval } = designTest(name, estimate, standardError, df, confidence);
  const { expCiLower, expCiUpper } = oddsRatio({ estimate, ...interval });
  return { name, standardError, t, pValue, expCiLower, expCiUpper };
}

export interface LogisticEffective extends EffectiveFit {
  minus2LL: number;
  aic: number;
  coefficients: EffectiveCoef[];
}

export interface LogisticDesign {
  /** Rows that weigh something minus parameters. */
  df: number;
  coefficients: DesignCoef[];
}

interface Fitted {
  readonly design: readonly Float64Array[];
  readonly outcome: Float64Array;
  readonly probabilities: Float64Array;
  readonly weights: Float64Array;
  readonly fit: MaximumLikelihood;
  readonly scaled: ScaledColumns;
  readonly hasIntercept: boolean;
  readonly coefficients: readonly LogisticCoef[];
  readonly figures: ModelFit;
  readonly confidence: number;
}

export function logisticErrors(fitted: Fitted): { effective: LogisticEffective; design: LogisticDesign } {
  const { weights, fit, coefficients, confidence } = fitted;
  const { fit: effective, errors } = effectiveFit(fitted.figures, weights);
  const minus2LL = -2 * effective.logLikelihood;
  const df = weights.filter(weight => weight > 0).length - coefficients.length;
  const residuals = weights.map((weight, row) => weight * (fitted.outcome[row]! - fitted.probabilities[row]!));
  const scores = fitted.design.map(column =>
    column.map((value, row) => value * residuals[row]!).filter((_, row) => weights[row]! > 0),
  );
  const covariance = designCovariance(fit.covariance, scores);
  const { standardErrors } = unscale(fit.parameters, covariance, fitted.scaled, fitted.hasIntercept);
  return {
    effective: {
      ...effective,
      minus2LL,
      aic: minus2LL + 2 * coefficients.length,
      coefficients: coefficients.map(coefficient => effectiveCoef(coefficient, errors, confidence)),
    },
    design: {
      df,
      coefficients: coefficients.map((coefficient, k) => designCoef(coefficient, standardErrors[k]!, df, confidence)),
    },
  };
}
