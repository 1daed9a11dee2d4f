import { designCovariance } from '../weighting/design-covariance.ts';
import { levelSlopes } from './cumulative-likelihood.ts';
import { type EffectiveFit, effectiveFit } from './effective-fit.ts';
import type { MaximumLikelihood } from './maximize-likelihood.ts';
import type { ModelFit } from './model-fit.ts';
import { type OrderedModel, thresholdPredictors } from './parallel-lines.ts';
import type { ScaledColumns } from './scaled-columns.ts';
import { unscaleThresholds } from './unscale-thresholds.ts';
import { type DesignTest, designTest, type OddsRatio, oddsRatio, type WaldTest, waldTest } from './wald-coefficient.ts';

type Bare<Test extends WaldTest> = Omit<Test, 'estimate' | 'expB'>;
type DesignError = Omit<DesignTest, 'ciLower' | 'ciUpper'>;

export interface OrdinalEffective extends EffectiveFit {
  aic: number;
  thresholds: Bare<WaldTest>[];
  coefficients: Bare<WaldTest & OddsRatio>[];
}

export interface OrdinalDesign {
  df: number;
  thresholds: DesignError[];
  coefficients: DesignError[];
}

interface Fitted {
  readonly model: OrderedModel;
  readonly fit: MaximumLikelihood;
  readonly scaled: ScaledColumns;
  readonly tests: readonly WaldTest[];
  readonly fitFigures: ModelFit;
  readonly confidence: number;
}

export function ordinalEffective({ model, tests, fitFigures, confidence }: Fitted): OrdinalEffective {
  const { fit, errors } = effectiveFit(fitFigures, model.weights);
  const larger = tests.map(test => waldTest(test.name, test.estimate, test.standardError * errors, confidence));
  return {
    ...fit,
    aic: -2 * fit.logLikelihood + 2 * tests.length,
    thresholds: larger.slice(0, model.thresholds).map(({ estimate: _, ...test }) => test),
    coefficients: larger.slice(model.thresholds).map(({ estimate, ...test }) => {
      const { expB: _, ...interval } = oddsRatio({ estimate, ...test });
      return { ...test, ...interval };
    }),
  };
}

/** Nothing where rows do not outnumber the parameters. */
export function ordinalDesign({ model, fit, scaled, tests, confidence }: Fitted): { design?: OrdinalDesign } {
  const df = model.weights.filter(weight => weight > 0).length - tests.length;
  if (df < 1) return {};
  const covariance = designCovariance(fit.covariance, scoreColumns(model, fit.parameters));
  const { standardErrors } = unscaleThresholds(fit.parameters, covariance, scaled);
  const errors = tests.map(({ name, estimate }, k): DesignError => {
    const { standardError, t, pValue } = designTest(name, estimate, standardErrors[k]!, df, confidence);
    return { name, standardError, t, pValue };
  });
  return {
    design: { df, thresholds: errors.slice(0, model.thresholds), coefficients: errors.slice(model.thresholds) },
  };
}

/** By parameter: weight times score of every row that weighs something. */
function scoreColumns(model: OrderedModel, parameters: Float64Array): Float64Array[] {
  const { columns, outcome, weights, thresholds } = model;
  const { above, below } = levelSlopes(thresholdPredictors(model, parameters), outcome);
  const ofThreshold = Array.from({ length: thresholds }, (_, j) =>
    weights.map((weight, row) =>
      outcome[row] === j ? weight * above[row]! : outcome[row] === j + 1 ? weight * below[row]! : 0,
    ),
  );
  const together = weights.map((weight, row) => weight * (above[row]! + below[row]!));
  const ofSlope = columns.slice(1).map(column => column.map((value, row) => value * together[row]!));
  return [...ofThreshold, ...ofSlope].map(column => column.filter((_, row) => weights[row]! > 0));
}
