import { crossProducts } from '../linear-algebra/cross-products.ts';
import { createMatrix } from '../linear-algebra/dense-matrix.ts';
import { dot, linearPredictor } from './logistic-likelihood.ts';
import type { Likelihood } from './maximize-likelihood.ts';

/**
 * The log-likelihood of one outcome out of several. Outcome 0 is the reference with predictor 0; the parameters are one
 * block per other outcome, each as long as there are columns. Information blocks Σw·p_a(δ_ab − p_b)·xxᵀ.
 */
export function multinomialLikelihood(
  columns: readonly Float64Array[],
  outcome: Float64Array,
  weights: Float64Array,
  outcomes: number,
): (parameters: Float64Array) => Likelihood {
  const n = outcome.length;
  const width = columns.length;
  const equations = outcomes - 1;
  return parameters => {
    const block = (e: number) => parameters.subarray(e * width, (e + 1) * width);
    const probabilities = Array.from({ length: equations }, (_, e) => linearPredictor(columns, block(e), n));
    const { value, reach } = softmaxInPlace(probabilities, outcome, weights);
    const gradient = new Float64Array(equations * width);
    const information = createMatrix(equations * width, equations * width);
    probabilities.forEach((p, e) => {
      const residuals = p.map((share, row) => weights[row]! * ((outcome[row] === e + 1 ? 1 : 0) - share));
      columns.forEach((column, j) => {
        gradient[e * width + j] = dot(column, residuals);
      });
      for (let f = 0; f <= e; f++) {
        const other = probabilities[f]!;
        const curvature = p.map((share, row) => weights[row]! * share * ((e === f ? 1 : 0) - other[row]!));
        const part = crossProducts(columns, curvature).values;
        for (let i = 0; i < width; i++) {
          for (let j = 0; j < width; j++) {
            information.values[(e * width + i) * information.columns + f * width + j] = part[i * width + j]!;
            information.values[(f * width + j) * information.columns + e * width + i] = part[i * width + j]!;
          }
        }
      }
    });
    return { value, gradient, information: () => information, reach };
  };
}

/** The probability of every outcome but the reference, by row. */
export function multinomialProbabilities(
  columns: readonly Float64Array[],
  parameters: Float64Array,
  n: number,
): Float64Array[] {
  const width = columns.length;
  const predictors = Array.from({ length: parameters.length / width }, (_, e) =>
    linearPredictor(columns, parameters.subarray(e * width, (e + 1) * width), n),
  );
  softmaxInPlace(predictors, new Float64Array(n), new Float64Array(n));
  return predictors;
}

/** Turns linear predictors into probabilities, and gives the log-likelihood and the largest predictor on the way. */
function softmaxInPlace(predictors: readonly Float64Array[], outcome: Float64Array, weights: Float64Array) {
  let value = 0;
  let reach = 0;
  for (let row = 0; row < outcome.length; row++) {
    let largest = 0;
    for (const predictor of predictors) {
      largest = Math.max(largest, predictor[row]!);
      if (weights[row]! > 0) reach = Math.max(reach, Math.abs(predictor[row]!));
    }
    const chosen = outcome[row] === 0 ? 0 : predictors[outcome[row]! - 1]![row]!;
    let total = Math.exp(-largest);
    for (const predictor of predictors) {
      predictor[row] = Math.exp(predictor[row]! - largest);
      total += predictor[row]!;
    }
    for (const predictor of predictors) predictor[row]! /= total;
    value += weights[row]! * (chosen - largest - Math.log(total));
  }
  return { value, reach };
}
