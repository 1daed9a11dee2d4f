import { attempt } from '../attempt.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { createMatrix, multiply, transpose } from '../linear-algebra/dense-matrix.ts';
import { cumulativeLikelihood } from './cumulative-likelihood.ts';
import { linearPredictor } from './logistic-likelihood.ts';
import { type Likelihood, type LikelihoodSettings, maximizeLikelihood } from './maximize-likelihood.ts';

/** Predictors of an ordered outcome: a column of ones, and the predictors with their sign turned, for θ − xβ. */
export interface OrderedModel {
  readonly columns: readonly Float64Array[];
  readonly outcome: Float64Array;
  readonly weights: Float64Array;
  readonly thresholds: number;
}

/**
 * The likelihood with one slope per predictor for all thresholds: parameters are the thresholds, then the slopes. It is the one
 * with slopes of their own, restricted by a matrix of zeros and ones.
 */
export function parallelLikelihood(model: OrderedModel): (parameters: Float64Array) => Likelihood {
  const evaluate = cumulativeLikelihood(model.columns, model.outcome, model.weights, model.thresholds);
  const spread = spreading(model.thresholds, model.columns.length);
  const back = transpose(spread);
  return parameters => {
    const { gradient, information, ...rest } = evaluate(spreadParameters(parameters, model));
    return {
      ...rest,
      gradient: multiply(back, createMatrix(gradient.length, 1, gradient)).values,
      information: () => multiply(back, multiply(information(), spread)),
    };
  };
}

/** The parallel parameters as blocks of one threshold and its slopes each. */
function spreadParameters(parameters: Float64Array, { thresholds, columns }: OrderedModel): Float64Array {
  const spread = spreading(thresholds, columns.length);
  return multiply(spread, createMatrix(parameters.length, 1, parameters)).values;
}

/** θ_j − xβ of every row, by threshold. */
export function thresholdPredictors(model: OrderedModel, parameters: Float64Array): Float64Array[] {
  const width = model.columns.length;
  const spread = spreadParameters(parameters, model);
  return Array.from({ length: model.thresholds }, (_, j) =>
    linearPredictor(model.columns, spread.subarray(j * width, (j + 1) * width), model.outcome.length),
  );
}

function spreading(thresholds: number, width: number) {
  const spread = createMatrix(thresholds * width, thresholds + width - 1);
  for (let j = 0; j < thresholds; j++) {
    spread.values[j * width * spread.columns + j] = 1;
    for (let k = 1; k < width; k++) spread.values[(j * width + k) * spread.columns + thresholds + k - 1] = 1;
  }
  return spread;
}

export interface ParallelLines {
  chiSquare: number;
  df: number;
  pValue: number;
}

/**
 * Do the predictors move every threshold alike? The likelihood-ratio test against slopes of their own for each threshold, with
 * predictors·(thresholds − 1) degrees of freedom. Nothing where there is one threshold only, or where the larger model has no
 * maximum.
 */
export function testParallelLines(
  model: OrderedModel,
  fitted: { readonly parameters: Float64Array; readonly logLikelihood: number },
  settings: LikelihoodSettings,
): ParallelLines | undefined {
  const slopes = model.columns.length - 1;
  const df = slopes * (model.thresholds - 1);
  if (df === 0) return undefined;
  const start = spreadParameters(fitted.parameters, model);
  const evaluate = cumulativeLikelihood(model.columns, model.outcome, model.weights, model.thresholds);
  const names = Array.from(start, (_, k) => settings.names[model.thresholds + (k % (slopes + 1)) - 1] ?? '');
  const free = attempt(() => maximizeLikelihood(evaluate, start, { ...settings, names }));
  if (!('value' in free)) return undefined;
  const chiSquare = Math.max(0, 2 * (free.value.logLikelihood - fitted.logLikelihood));
  return { chiSquare, df, pValue: chiSquareSf(chiSquare, df) };
}
