import type { WeightColumn } from '../column.ts';
import { sum } from '../descriptive/moments.ts';
import type { FitControl } from '../fit-control.ts';
import {
  createMatrix,
  type DenseMatrix,
  matrixFromRows,
  matrixToRows,
  multiply,
  transpose,
} from '../linear-algebra/dense-matrix.ts';
import { fitChoiceModel } from './fit-choice-model.ts';
import { type MaxDiffTask, type MaxDiffVariant, maxDiffSets } from './max-diff-tasks.ts';
import { type PeopleEvidence, peopleEvidence } from './people-evidence.ts';
import { softmaxPercent } from './softmax.ts';
import { stackTasks } from './stack-tasks.ts';

export interface MaxDiffInput {
  items: readonly string[];
  tasks: readonly MaxDiffTask[];
  /** One per task. */
  weights?: WeightColumn;
  settings: { models: readonly MaxDiffVariant[] };
}

export interface MaxDiffModel {
  /** With mean 0. */
  utilities: number[];
  standardErrors: number[];
  logLikelihood: number;
  logLikelihoodNull: number;
  mcFadden: number;
  /** 100·e^u/Σe^u */
  share: number[];
  /** 100·s/Σs with s = e^u/(e^u+k−1), the chance against k−1 average items; k is the (mean) number of items per task. */
  rescaled: number[];
  /** Of the centred utilities, the choices of one person being one answer. */
  byPerson: PeopleEvidence;
}

/**
 * The logit over two choices per task. The last item's dummy is left out while fitting; then utilities are centred, with
 * standard errors from C·V·Cᵀ, C = (I−1/J) without its last column.
 */
export function fitMaxDiff(
  { items, tasks }: MaxDiffInput,
  variant: MaxDiffVariant,
  weights: Float64Array | undefined,
  control?: FitControl,
): MaxDiffModel {
  const width = items.length - 1;
  const sets = tasks.flatMap(task => maxDiffSets(task, items.length, variant));
  // Two choices of one task weigh as much as the task.
  const twice = weights && Float64Array.from(sets, (_, i) => weights[i >> 1]!);
  const stacked = stackTasks(sets, width, twice);
  const fit = fitChoiceModel(stacked, items.slice(0, -1), control);
  const respondents = sets.map((_, i) => tasks[i >> 1]!.respondent);
  const evidence = peopleEvidence(stacked, fit, respondents, width);
  const raw = items.map((_, i) => (i < width ? fit.estimates[i]! : 0));
  const mean = raw.reduce((sum, utility) => sum + utility, 0) / items.length;
  const utilities = raw.map(utility => utility - mean);
  const whole = weights ? sum(weights) : tasks.length;
  const perTask = tasks.reduce((total, task, i) => total + (weights ? weights[i]! : 1) * task.items.length, 0) / whole;
  const chances = utilities.map(utility => 1 / (1 + (perTask - 1) * Math.exp(-utility)));
  const allChances = chances.reduce((sum, chance) => sum + chance, 0);
  const { logLikelihood, logLikelihoodNull, mcFadden } = fit.stats;
  return {
    utilities,
    standardErrors: centredErrors(fit.covariance, items.length),
    logLikelihood,
    logLikelihoodNull,
    mcFadden,
    share: softmaxPercent(utilities),
    rescaled: chances.map(chance => (100 * chance) / allChances),
    byPerson: { ...evidence, covariance: matrixToRows(centred(matrixFromRows(evidence.covariance), items.length)) },
  };
}

function centredErrors(covariance: DenseMatrix, count: number): number[] {
  const { values } = centred(covariance, count);
  return Array.from({ length: count }, (_, item) => Math.sqrt(Math.max(0, values[item * (count + 1)]!)));
}

/** C·V·Cᵀ */
function centred(covariance: DenseMatrix, count: number): DenseMatrix {
  const centring = createMatrix(count, count - 1);
  for (let item = 0; item < count; item++)
    for (let j = 0; j < count - 1; j++) centring.values[item * (count - 1) + j] = (j === item ? 1 : 0) - 1 / count;
  return multiply(multiply(centring, covariance), transpose(centring));
}
