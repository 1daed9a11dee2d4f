import { chiSquareSf } from '../distributions/chi-square.ts';

export interface ModelFit {
  logLikelihoodNull: number;
  logLikelihood: number;
  modelChiSquare: number;
  df: number;
  pValue: number;
  coxSnell: number;
  nagelkerke: number;
  mcFadden: number;
}

/**
 * The likelihood-ratio test against the model without predictors, and three stand-ins for R²:
 * Cox–Snell 1 − e^(2(LL₀−LL)/n), Nagelkerke the same divided by its maximum 1 − e^(2LL₀/n), McFadden 1 − LL/LL₀.
 *
 * @example
 * modelFit(-20, -10, 3, 50).mcFadden // 0.5
 */
export function modelFit(logLikelihoodNull: number, logLikelihood: number, df: number, n: number): ModelFit {
  // A model that adds nothing may come out below its null model by rounding.
  const modelChiSquare = Math.max(0, 2 * (logLikelihood - logLikelihoodNull));
  const coxSnell = -Math.expm1(-modelChiSquare / n);
  return {
    logLikelihoodNull,
    logLikelihood,
    modelChiSquare,
    df,
    pValue: chiSquareSf(modelChiSquare, df),
    coxSnell,
    nagelkerke: coxSnell / -Math.expm1((2 * logLikelihoodNull) / n),
    mcFadden: 1 - logLikelihood / logLikelihoodNull,
  };
}
