import { attempt } from '../attempt.ts';
import { sum } from '../descriptive/moments.ts';
import { fSf } from '../distributions/fisher-f.ts';
import { cholesky, choleskySolve } from '../linear-algebra/cholesky.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { designCovariance } from '../weighting/design-covariance.ts';
import { effectiveBase } from '../weighting/effective-base.ts';
import { scaledBy, unscale } from './scaled-columns.ts';
import { type DesignTest, designTest } from './wald-coefficient.ts';
import type { WeightedFit } from './weighted-least-squares.ts';

export type CoefError = DesignTest;

/** The fit as if its weights summed to their effective base, degrees of freedom included. */
export interface LinearEffective {
  n: number;
  dfResidual: number;
  adjRSquared: number;
  standardError: number;
  f: number;
  pValue: number;
  coefficients: CoefError[];
}

/** Errors by the survey design; `f` is Wald's test of all slopes. */
export interface LinearDesign {
  df: number;
  f: number;
  pValue: number;
  coefficients: CoefError[];
}

interface Fitted {
  readonly fit: WeightedFit;
  readonly names: readonly string[];
  readonly columns: readonly Float64Array[];
  readonly residuals: Float64Array;
  readonly weights: Float64Array;
  readonly ssRegression: number;
  readonly ssResidual: number;
  readonly rSquared: number;
  readonly confidence: number;
}

/** What weights do to the errors. Either part is left out where its degrees of freedom are below 1. */
export function linearErrors(fitted: Fitted): { effective?: LinearEffective; design?: LinearDesign } {
  const parameters = fitted.fit.parameters.length;
  const base = effectiveBase(fitted.weights);
  const design = fitted.weights.length - parameters >= 1 ? linearDesign(fitted, parameters) : undefined;
  return {
    ...(base - parameters >= 1 ? { effective: linearEffective(fitted, base, parameters) } : {}),
    ...(design ? { design } : {}),
  };
}

function linearEffective(fitted: Fitted, base: number, parameters: number): LinearEffective {
  const { fit, weights, ssResidual, rSquared } = fitted;
  const slopes = fitted.names.length;
  const dfResidual = base - parameters;
  const error = ssResidual / dfResidual;
  const f = fitted.ssRegression / slopes / error;
  const { estimates, standardErrors } = unscale(fit.parameters, fit.inverse, fit.scaling, fit.hasIntercept);
  return {
    n: base,
    dfResidual,
    adjRSquared: 1 - (1 - rSquared) * ((base - (fit.hasIntercept ? 1 : 0)) / dfResidual),
    standardError: Math.sqrt((error * base) / sum(weights)),
    f,
    pValue: fSf(f, slopes, dfResidual),
    coefficients: tests(
      fitted,
      estimates,
      standardErrors.map(root => root * Math.sqrt(error)),
      dfResidual,
    ),
  };
}

function linearDesign(fitted: Fitted, parameters: number): LinearDesign | undefined {
  const { fit, weights, residuals, names } = fitted;
  const scaled = scaledBy(fitted.columns, fit.scaling);
  const pull = residuals.map((residual, row) => weights[row]! * residual);
  const columns = fit.hasIntercept ? [new Float64Array(weights.length).fill(1), ...scaled] : scaled;
  const scores = columns.map(column => column.map((value, row) => value * pull[row]!));
  const covariance = designCovariance(fit.inverse, scores);
  const df = weights.length - parameters;
  const wald = attempt(() => waldOfSlopes(fit, covariance, names));
  if (!('value' in wald)) return undefined;
  const f = wald.value / names.length;
  const { estimates, standardErrors } = unscale(fit.parameters, covariance, fit.scaling, fit.hasIntercept);
  return { df, f, pValue: fSf(f, names.length, df), coefficients: tests(fitted, estimates, standardErrors, df) };
}

function tests({ fit, names, confidence }: Fitted, estimates: Float64Array, errors: Float64Array, df: number) {
  return (fit.hasIntercept ? ['(Intercept)', ...names] : names).map((name, k) =>
    designTest(name, estimates[k]!, errors[k]!, df, confidence),
  );
}

/** b′V⁻¹b of the slopes, which no rescaling of predictors changes. */
function waldOfSlopes(fit: WeightedFit, covariance: DenseMatrix, names: readonly string[]): number {
  const first = fit.hasIntercept ? 1 : 0;
  const slopes = fit.parameters.subarray(first);
  const own = createMatrix(slopes.length, slopes.length);
  for (let i = 0; i < slopes.length; i++) {
    for (let j = 0; j < slopes.length; j++) {
      own.values[i * slopes.length + j] = covariance.values[(first + i) * covariance.columns + first + j]!;
    }
  }
  return choleskySolve(cholesky(own, names), slopes).reduce((total, value, k) => total + value * slopes[k]!, 0);
}
