import { type CellColumn, type Columns, getColumn, readWeightColumn } from '../column.ts';
import { sum } from '../descriptive/moments.ts';
import { requireConfidence, requireRange } from '../distributions/domain.ts';
import type { FitControl } from '../fit-control.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { type Categorical, designColumns } from './design-columns.ts';
import { type LogisticDesign, type LogisticEffective, logisticErrors } from './logistic-errors.ts';
import { linearPredictor, logisticLikelihood } from './logistic-likelihood.ts';
import { logisticStart } from './logistic-start.ts';
import { maximizeLikelihood } from './maximize-likelihood.ts';
import { type ModelFit, modelFit } from './model-fit.ts';
import { scaleColumns, unscale } from './scaled-columns.ts';
import { type LogisticCoef, waldCoefficient } from './wald-coefficient.ts';

export interface LogisticInput {
  data: Columns;
  dependent: string;
  /** The value that is to be predicted; compared as text. */
  event: string | number;
  independents: readonly string[];
  /** The name of a column of frequencies. */
  weights?: string;
  settings: {
    intercept: boolean;
    confidence: number;
    cutoff: number;
    missing: 'listwise';
    maxIterations: number;
    convergence: number;
    categorical: Readonly<Record<string, Categorical>>;
  };
}

export interface Classification {
  trueNegative: number;
  falsePositive: number;
  falseNegative: number;
  truePositive: number;
  percentCorrect: number;
}

export interface LogisticResult extends ModelFit {
  /** Σw */
  n: number;
  nRows: number;
  events: number;
  minus2LL: number;
  aic: number;
  coefficients: LogisticCoef[];
  classification: Classification;
  /** One per complete row. */
  probabilities: number[];
  /** With weights: the same fit on the effective base, and the errors of the survey design. */
  effective?: LogisticEffective;
  design?: LogisticDesign;
}

/**
 * The log-odds of an event as a linear function of predictors, by maximum likelihood. Weights are frequencies: n = Σw,
 * and a row of weight 0 contributes nothing. Classified as the event from p ≥ cutoff on. aic = −2LL + 2·parameters.
 *
 * @example
 * logisticRegression({ data: { x: [1, 2, 3, 4, 5, 6], y: [0, 0, 1, 0, 1, 1] }, dependent: 'y', event: 1,
 *   independents: ['x'], settings: { intercept: true, confidence: 0.95, cutoff: 0.5, missing: 'listwise',
 *   maxIterations: 50, convergence: 1e-10, categorical: {} } }).classification.percentCorrect // 66.6666666667
 */
export function logisticRegression(input: LogisticInput, control?: FitControl): LogisticResult {
  const { intercept: hasIntercept, confidence, cutoff, maxIterations, convergence } = input.settings;
  requireConfidence(confidence);
  requireRange('cutoff', cutoff, 0, 1);
  const { names, columns, outcome, weights } = readModel(input);
  const nRows = outcome.length;
  const n = sum(weights);
  const events = outcome.reduce((total, value, row) => total + value * weights[row]!, 0);
  requireSamples(weights.filter(weight => weight > 0).length, columns.length + (hasIntercept ? 2 : 1));
  // With one kind of outcome only there is nothing to tell apart.
  if (!(events > 0 && events < n)) throw new StatisticsProblem('constant-column', { column: input.dependent });
  const scaled = scaleColumns(columns, weights, names, hasIntercept);
  const design = hasIntercept ? [new Float64Array(nRows).fill(1), ...scaled.columns] : scaled.columns;
  const allNames = hasIntercept ? ['(Intercept)', ...names] : names;
  const likelihood = logisticLikelihood(design, outcome, weights);
  const start = logisticStart(design, outcome, weights, allNames);
  const settings = { names: allNames, maxIterations, convergence, lastStep: 1e-3 };
  const fit = maximizeLikelihood(likelihood, start, settings, control);
  const { estimates, standardErrors } = unscale(fit.parameters, fit.covariance, scaled, hasIntercept);
  const probabilities = linearPredictor(design, fit.parameters, nRows).map(eta => 1 / (1 + Math.exp(-eta)));
  const figures = modelFit(nullLogLikelihood(events, n, hasIntercept), fit.logLikelihood, names.length, n);
  const coefficients = allNames.map((name, k) => waldCoefficient(name, estimates[k]!, standardErrors[k]!, confidence));
  const fitted = { design, outcome, probabilities, weights, fit, scaled, hasIntercept, coefficients, figures };
  return {
    n,
    nRows,
    events,
    minus2LL: -2 * fit.logLikelihood,
    aic: -2 * fit.logLikelihood + 2 * design.length,
    ...figures,
    coefficients,
    classification: classify(probabilities, outcome, weights, cutoff),
    probabilities: Array.from(probabilities),
    ...(input.weights === undefined ? {} : logisticErrors({ ...fitted, confidence })),
  };
}

function readModel({ data, dependent, event, independents, weights, settings }: LogisticInput) {
  const outcome = readOutcome(getColumn(data, dependent), event);
  const others = [outcome, readWeightColumn(data, weights, outcome.length)];
  const design = designColumns({ data, independents, categorical: settings.categorical, others });
  return { ...design, outcome: design.others[0]!, weights: design.others[1]! };
}

/** 1 for the event, 0 for anything else, NaN where missing. */
function readOutcome(column: CellColumn, event: string | number): Float64Array {
  const outcome = new Float64Array(column.length);
  const wanted = String(event);
  for (let row = 0; row < column.length; row++) {
    const cell = column[row];
    const isMissing = cell === null || cell === undefined || Number.isNaN(cell);
    outcome[row] = isMissing ? Number.NaN : cell === event || String(cell) === wanted ? 1 : 0;
  }
  return outcome;
}

function nullLogLikelihood(events: number, n: number, hasIntercept: boolean): number {
  if (!hasIntercept) return n * Math.log(0.5);
  return events * Math.log(events / n) + (n - events) * Math.log((n - events) / n);
}

function classify(p: Float64Array, outcome: Float64Array, weights: Float64Array, cutoff: number): Classification {
  const counts = { trueNegative: 0, falsePositive: 0, falseNegative: 0, truePositive: 0 };
  let total = 0;
  for (let row = 0; row < p.length; row++) {
    const isPredicted = p[row]! >= cutoff;
    const isEvent = outcome[row] === 1;
    const cell = isEvent
      ? isPredicted
        ? 'truePositive'
        : 'falseNegative'
      : isPredicted
        ? 'falsePositive'
        : 'trueNegative';
    counts[cell] += weights[row]!;
    total += weights[row]!;
  }
  return { ...counts, percentCorrect: (100 * (counts.trueNegative + counts.truePositive)) / total };
}
