import { mirrorUpperTriangle } from '../linear-algebra/cross-products.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import type { Likelihood } from '../regression/maximize-likelihood.ts';

/** Choices out of sets of alternatives. */
export interface ChoiceTasks {
  /** One row per alternative, stacked task by task. */
  readonly design: DenseMatrix;
  /** Row at which each task begins, and at last the number of rows. */
  readonly starts: Int32Array;
  /** Position of the chosen alternative inside its task. */
  readonly chosen: Int32Array;
  /** By task, rescaled to their effective number; absent when all count alike. */
  readonly weights?: Float64Array;
}

/**
 * Σ w·ln P(chosen), P = e^u/Σe^u inside a task, u = x·b. Gradient Σ Σ_a p(x_chosen − x), information Σ Σ_a p(x−x̄)(x−x̄)ᵀ,
 * x̄ being the task's mean under P: centred, so that what does not differ inside a task cancels before it is summed.
 */
export function choiceLikelihood(tasks: ChoiceTasks): (parameters: Float64Array) => Likelihood {
  const { design, starts, chosen, weights } = tasks;
  const width = design.columns;
  return parameters => {
    const probabilities = choiceProbabilities(tasks, parameters);
    const gradient = new Float64Array(width);
    const information = createMatrix(width, width);
    const mean = new Float64Array(width);
    const deviation = new Float64Array(width);
    for (let task = 0; task < chosen.length; task++) {
      taskMean(design, probabilities.shares, starts[task]!, starts[task + 1]!, mean);
      const ownRow = (starts[task]! + chosen[task]!) * width;
      for (let row = starts[task]!; row < starts[task + 1]!; row++) {
        const share = probabilities.shares[row]! * (weights ? weights[task]! : 1);
        for (let j = 0; j < width; j++) {
          const value = design.values[row * width + j]!;
          deviation[j] = value - mean[j]!;
          gradient[j]! += share * (design.values[ownRow + j]! - value);
        }
        addOuterProduct(information.values, deviation, share);
      }
    }
    mirrorUpperTriangle(information);
    return { value: probabilities.logLikelihood, gradient, information: () => information, reach: probabilities.reach };
  };
}

/** Every alternative's probability in its task, with the log-likelihood and the widest spread of utilities in a task. */
export function choiceProbabilities({ design, starts, chosen, weights }: ChoiceTasks, parameters: Float64Array) {
  const width = design.columns;
  const shares = new Float64Array(design.rows);
  let logLikelihood = 0;
  let reach = 0;
  for (let task = 0; task < chosen.length; task++) {
    const from = starts[task]!;
    const to = starts[task + 1]!;
    let highest = Number.NEGATIVE_INFINITY;
    let lowest = Number.POSITIVE_INFINITY;
    for (let row = from; row < to; row++) {
      let utility = 0;
      for (let j = 0; j < width; j++) utility += design.values[row * width + j]! * parameters[j]!;
      shares[row] = utility;
      highest = Math.max(highest, utility);
      lowest = Math.min(lowest, utility);
    }
    const utilityOfChosen = shares[from + chosen[task]!]!;
    let total = 0;
    for (let row = from; row < to; row++) {
      shares[row] = Math.exp(shares[row]! - highest);
      total += shares[row]!;
    }
    for (let row = from; row < to; row++) shares[row]! /= total;
    const weight = weights ? weights[task]! : 1;
    logLikelihood += weight * (utilityOfChosen - highest - Math.log(total));
    if (weight > 0) reach = Math.max(reach, highest - lowest);
  }
  return { shares, logLikelihood, reach };
}

function taskMean(design: DenseMatrix, shares: Float64Array, from: number, to: number, mean: Float64Array): void {
  const width = design.columns;
  mean.fill(0);
  for (let row = from; row < to; row++) {
    const share = shares[row]!;
    for (let j = 0; j < width; j++) mean[j]! += share * design.values[row * width + j]!;
  }
}

/** Upper triangle only; the caller mirrors it once. */
function addOuterProduct(target: Float64Array, vector: Float64Array, factor: number): void {
  const width = vector.length;
  for (let i = 0; i < width; i++) {
    const left = factor * vector[i]!;
    if (left === 0) continue;
    for (let j = i; j < width; j++) target[i * width + j]! += left * vector[j]!;
  }
}
