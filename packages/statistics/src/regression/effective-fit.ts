import { sum } from '../descriptive/moments.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { effectiveBase } from '../weighting/effective-base.ts';
import type { ModelFit } from './model-fit.ts';

/** A fit as if its weights summed to their effective base: the same estimates, a smaller likelihood, larger errors. */
export interface EffectiveFit {
  n: number;
  logLikelihood: number;
  logLikelihoodNull: number;
  modelChiSquare: number;
  pValue: number;
}

export interface EffectiveScale {
  readonly fit: EffectiveFit;
  /** What standard errors are multiplied by. */
  readonly errors: number;
}

/** From a fit whose weights were taken for frequencies. */
export function effectiveFit(fit: ModelFit, weights: Float64Array): EffectiveScale {
  const n = effectiveBase(weights);
  const share = n / sum(weights);
  const modelChiSquare = fit.modelChiSquare * share;
  return {
    fit: {
      n,
      logLikelihood: fit.logLikelihood * share,
      logLikelihoodNull: fit.logLikelihoodNull * share,
      modelChiSquare,
      pValue: chiSquareSf(modelChiSquare, fit.df),
    },
    errors: 1 / Math.sqrt(share),
  };
}
