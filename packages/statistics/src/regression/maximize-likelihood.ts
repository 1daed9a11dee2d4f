import { attempt } from '../attempt.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { cholesky, choleskyInverse, choleskySolve } from '../linear-algebra/cholesky.ts';
import { type DenseMatrix, matrixDiagonal } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';

/** A concave log-likelihood at one point. */
export interface Likelihood {
  readonly value: number;
  readonly gradient: Float64Array;
  /** The negative matrix of second derivatives: most of the work, and of the last point nobody needs it. */
  information(): DenseMatrix;
  /** The largest |linear predictor|, in log-odds. Beyond 12 a fitted probability is within 1e-5 of certainty. */
  readonly reach: number;
}

export interface LikelihoodSettings {
  readonly names: readonly string[];
  readonly maxIterations: number;
  /** Largest relative change of −2 log-likelihood that still counts as standing still. */
  readonly convergence: number;
  /**
   * The last step, relative to the coefficient, that is small enough once the likelihood does not move at all; 1e-8 when
   * not said. R's glm looks at the likelihood only, and stops a step earlier.
   */
  readonly lastStep?: number;
}

export interface MaximumLikelihood {
  readonly parameters: Float64Array;
  readonly logLikelihood: number;
  /** The inverse information from which the last step was taken: where R's glm takes its standard errors too. */
  readonly covariance: DenseMatrix;
  readonly iterations: number;
}

const certainReach = 12;
const smallStep = 1e-8;
/** Relative changes of the likelihood below this are rounding. */
const noChange = 1e-13;
/** A parameter left with less than this of its information at the start has run away, and no step shows it any more. */
const lostInformation = 1e-7;

/**
 * Newton's method with step halving. The likelihood standing still is not enough to stop: where outcomes are separated it
 * does so while the coefficients walk away for ever, so they have to stand still too. If they do not, and the
 * fit is sure of some outcome, the problem is called by its name, separation, with the predictor that moves most.
 */
export function maximizeLikelihood(
  evaluate: (parameters: Float64Array) => Likelihood,
  start: Float64Array,
  settings: LikelihoodSettings,
  control?: FitControl,
): MaximumLikelihood {
  let parameters = start;
  let current = evaluate(parameters);
  let moved = 0;
  let firstPivots: Float64Array | undefined;
  for (let iteration = 0; iteration < settings.maxIterations; iteration++) {
    reportProgress(control, iteration / settings.maxIterations);
    const factored = attempt(() => cholesky(current.information(), settings.names));
    if (!('value' in factored)) {
      if (current.reach > certainReach) throw separation(settings.names, moved);
      throw new StatisticsProblem('singular-matrix', factored.problem === 'singular-matrix' ? factored.details : {});
    }
    const pivots = matrixDiagonal(factored.value).map(root => root * root);
    firstPivots ??= pivots;
    const step = choleskySolve(factored.value, current.gradient);
    moved = indexOfLargest(step);
    const length = largestRelative(step, parameters);
    const next = climb(evaluate, parameters, step, current.value);
    const change = Math.abs(next.likelihood.value - current.value) / (Math.abs(next.likelihood.value) + 0.05);
    parameters = next.parameters;
    current = next.likelihood;
    const isStill = length <= smallStep && change <= settings.convergence;
    const isFlat = length <= (settings.lastStep ?? smallStep) && change <= noChange;
    if (!isStill && !isFlat) continue;
    const lost = pivots.findIndex((pivot, k) => pivot < lostInformation * firstPivots![k]!);
    if (lost >= 0 && current.reach > certainReach) throw separation(settings.names, lost);
    reportProgress(control, 1);
    const covariance = choleskyInverse(factored.value);
    return { parameters, logLikelihood: current.value, covariance, iterations: iteration + 1 };
  }
  if (current.reach > certainReach) throw separation(settings.names, moved);
  throw new StatisticsProblem('no-convergence', { iterations: settings.maxIterations });
}

/** Takes the step, or half, a quarter … of it, until the likelihood does not fall beyond rounding. */
function climb(
  evaluate: (parameters: Float64Array) => Likelihood,
  from: Float64Array,
  step: Float64Array,
  value: number,
): { parameters: Float64Array; likelihood: Likelihood } {
  for (let share = 1; ; share /= 2) {
    const parameters = from.map((parameter, k) => parameter + share * step[k]!);
    const likelihood = evaluate(parameters);
    if (likelihood.value >= value - 1e-10 * (1 + Math.abs(value)) || share < 1e-6) return { parameters, likelihood };
  }
}

function largestRelative(step: Float64Array, parameters: Float64Array): number {
  return step.reduce((most, change, k) => Math.max(most, Math.abs(change) / (1 + Math.abs(parameters[k]!))), 0);
}

function indexOfLargest(values: Float64Array): number {
  return values.reduce((best, value, i) => (Math.abs(value) > Math.abs(values[best]!) ? i : best), 0);
}

function separation(names: readonly string[], moved: number): StatisticsProblem {
  const column = names[moved];
  return new StatisticsProblem('separation', column === undefined ? {} : { column });
}
