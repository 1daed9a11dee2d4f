import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { designCovariance } from '../weighting/design-covariance.ts';
import { type EffectiveFit, effectiveFit } from './effective-fit.ts';
import { type DesignCoef, designCoef, type EffectiveCoef, effectiveCoef } from './logistic-errors.ts';
import type { MaximumLikelihood } from './maximize-likelihood.ts';
import type { ModelFit } from './model-fit.ts';
import { multinomialProbabilities } from './multinomial-likelihood.ts';
import type { Unscaled } from './scaled-columns.ts';
import type { LogisticCoef } from './wald-coefficient.ts';

interface Equations<Coefficient> {
  equations: { level: string; coefficients: Coefficient[] }[];
}

export interface MultinomialEffective extends EffectiveFit, Equations<EffectiveCoef> {}

export interface MultinomialDesign extends Equations<DesignCoef> {
  /** Rows that weigh something minus parameters. */
  df: number;
}

interface Fitted extends Equations<LogisticCoef> {
  readonly design: readonly Float64Array[];
  readonly outcome: Float64Array;
  readonly weights: Float64Array;
  readonly fit: MaximumLikelihood;
  /** The own units of one equation. */
  readonly unscaleEquation: (equation: number, covariance: DenseMatrix) => Unscaled;
  readonly figures: ModelFit;
  readonly confidence: number;
}

export function multinomialErrors(fitted: Fitted): { effective: MultinomialEffective; design: MultinomialDesign } {
  const { weights, equations, confidence } = fitted;
  const { fit: effective, errors } = effectiveFit(fitted.figures, weights);
  const df = weights.filter(weight => weight > 0).length - fitted.fit.parameters.length;
  const covariance = designCovariance(fitted.fit.covariance, scoreColumns(fitted));
  return {
    effective: {
      ...effective,
      equations: equations.map(({ level, coefficients }) => ({
        level,
        coefficients: coefficients.map(coefficient => effectiveCoef(coefficient, errors, confidence)),
      })),
    },
    design: {
      df,
      equations: equations.map(({ level, coefficients }, e) => {
        const { standardErrors } = fitted.unscaleEquation(e, covariance);
        const coefficient = (own: LogisticCoef, k: number) => designCoef(own, standardErrors[k]!, df, confidence);
        return { level, coefficients: coefficients.map(coefficient) };
      }),
    },
  };
}

/** By parameter: weight times score of every row that weighs something. */
function scoreColumns({ design, outcome, weights, fit }: Fitted): Float64Array[] {
  return multinomialProbabilities(design, fit.parameters, outcome.length).flatMap((shares, e) => {
    const residuals = shares.map((share, row) => weights[row]! * ((outcome[row] === e + 1 ? 1 : 0) - share));
    return design.map(column =>
      column.map((value, row) => value * residuals[row]!).filter((_, row) => weights[row]! > 0),
    );
  });
}
