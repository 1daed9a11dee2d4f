import { type Matrix, readNumbers, requireLength, type WeightColumn } from '../column.ts';
import { requireRange } from '../distributions/domain.ts';
import type { FitControl } from '../fit-control.ts';
import { createMatrix, matrixToRows } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';
import type { ChoiceTasks } from './choice-likelihood.ts';
import { type Coef, type FitStats, fitChoiceModel } from './fit-choice-model.ts';
import { readTaskWeights } from './task-weights.ts';

export interface ConditionalLogitInput {
  variables: readonly string[];
  alternativesPerTask: ArrayLike<number>;
  /** One row per alternative, stacked task by task. */
  x: ArrayLike<ArrayLike<number>>;
  /** Position of the chosen alternative in its task. */
  chosen: ArrayLike<number>;
  /** One per task. */
  weights?: WeightColumn;
}

export interface ConditionalLogitResult extends FitStats {
  coefficients: Coef[];
  covariance: Matrix;
  /** By task, then by alternative. */
  probabilities: Matrix;
}

/**
 * McFadden's conditional logit: the chance of choosing an alternative is e^(x·b) over the sum of its task.
 *
 * @example
 * conditionalLogit({ variables: ['price'], alternativesPerTask: [2, 2, 2], x: [[1], [2], [1], [2], [1], [2]],
 *   chosen: [0, 0, 1] }).coefficients[0].estimate // -0.6931471806
 */
export function conditionalLogit(input: ConditionalLogitInput, control?: FitControl): ConditionalLogitResult {
  const tasks = readTasks(input);
  const fit = fitChoiceModel(tasks, input.variables, control);
  return {
    ...fit.stats,
    coefficients: fit.coefficients,
    covariance: matrixToRows(fit.covariance),
    probabilities: Array.from(tasks.chosen, (_, task) =>
      Array.from(fit.shares.subarray(tasks.starts[task]!, tasks.starts[task + 1]!)),
    ),
  };
}

function readTasks({ variables, alternativesPerTask, x, chosen, weights }: ConditionalLogitInput): ChoiceTasks {
  requireLength(chosen, alternativesPerTask.length, 'chosen');
  const starts = new Int32Array(alternativesPerTask.length + 1);
  for (let task = 0; task < chosen.length; task++) {
    const size = alternativesPerTask[task]!;
    requireRange('alternativesPerTask', size, 1, x.length);
    if (!Number.isInteger(chosen[task]!)) throw new StatisticsProblem('not-a-number', { column: 'chosen', row: task });
    requireRange('chosen', chosen[task]!, 0, size - 1);
    starts[task + 1] = starts[task]! + size;
  }
  requireLength(x, starts.at(-1)!, 'x');
  const design = createMatrix(x.length, variables.length);
  for (let row = 0; row < x.length; row++) {
    const values = readNumbers(x[row]!);
    requireLength(values, variables.length, 'x');
    const gap = values.findIndex(Number.isNaN);
    if (gap >= 0) throw new StatisticsProblem('not-a-number', { column: variables[gap]!, row });
    design.values.set(values, row * variables.length);
  }
  const own = readTaskWeights(weights, chosen.length);
  return { design, starts, chosen: Int32Array.from(chosen), ...(own ? { weights: own.effective } : {}) };
}
