import { attempt } from '../attempt.ts';
import { cholesky, choleskySolve } from '../linear-algebra/cholesky.ts';
import { crossProducts } from '../linear-algebra/cross-products.ts';
import { dot, logisticLikelihood } from './logistic-likelihood.ts';
import { maximizeLikelihood } from './maximize-likelihood.ts';

/** From so many rows on, every tenth of them is fitted first. */
const manyRows = 20_000;
const everyNth = 10;
const stepsOfPart = { maxIterations: 12, convergence: 1e-8, lastStep: 1e-3 };

/**
 * Where the iterations begin. With few rows, where R's glm does: from the same beginning both stop after the same number
 * of steps, with the same last digits. With many, at the maximum of every tenth row: it is so near that half of the
 * steps over all rows, which are what costs, are spared. A part without a maximum, because a rare category is not in
 * it or it is separated, says nothing about the whole.
 */
export function logisticStart(
  columns: readonly Float64Array[],
  outcome: Float64Array,
  weights: Float64Array,
  names: readonly string[],
): Float64Array {
  if (outcome.length >= manyRows) {
    const part = columns.map(thin);
    const partOutcome = thin(outcome);
    const partWeights = thin(weights);
    const fitted = attempt(() => {
      const likelihood = logisticLikelihood(part, partOutcome, partWeights);
      return maximizeLikelihood(likelihood, firstGuess(part, partOutcome, partWeights, names), {
        names,
        ...stepsOfPart,
      });
    });
    if ('value' in fitted) return fitted.value.parameters;
  }
  return firstGuess(columns, outcome, weights, names);
}

function thin(values: Float64Array): Float64Array {
  const part = new Float64Array(Math.ceil(values.length / everyNth));
  for (let row = 0; row < part.length; row++) part[row] = values[row * everyNth]!;
  return part;
}

/** One weighted regression of the log-odds of (wy+½)/(w+1). */
function firstGuess(
  columns: readonly Float64Array[],
  outcome: Float64Array,
  weights: Float64Array,
  names: readonly string[],
): Float64Array {
  const curvature = new Float64Array(outcome.length);
  const response = new Float64Array(outcome.length);
  for (let row = 0; row < outcome.length; row++) {
    const weight = weights[row]!;
    const share = (weight * outcome[row]! + 0.5) / (weight + 1);
    curvature[row] = weight * share * (1 - share);
    response[row] = curvature[row]! * Math.log(share / (1 - share)) + weight * (outcome[row]! - share);
  }
  const right = Float64Array.from(columns, column => dot(column, response));
  return choleskySolve(cholesky(crossProducts(columns, curvature), names), right);
}
