import { type Columns, getColumn, type Matrix, readLevels, readWeightColumn } from '../column.ts';
import { sum } from '../descriptive/moments.ts';
import { requireConfidence } from '../distributions/domain.ts';
import type { FitControl } from '../fit-control.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { levelProbabilities } from './cumulative-likelihood.ts';
import { type Categorical, codesWithGaps, designColumns } from './design-columns.ts';
import { maximizeLikelihood } from './maximize-likelihood.ts';
import { type ModelFit, modelFit } from './model-fit.ts';
import { type OrdinalDesign, type OrdinalEffective, ordinalDesign, ordinalEffective } from './ordinal-errors.ts';
import {
  type OrderedModel,
  type ParallelLines,
  parallelLikelihood,
  testParallelLines,
  thresholdPredictors,
} from './parallel-lines.ts';
import { scaleColumns } from './scaled-columns.ts';
import { unscaleThresholds } from './unscale-thresholds.ts';
import { type OddsRatio, oddsRatio, type WaldTest, waldTest } from './wald-coefficient.ts';

export interface OrdinalRegressionInput {
  data: Columns;
  dependent: string;
  /** From low to high. */
  dependentLevels: readonly string[];
  independents: readonly string[];
  /** The name of a column of frequencies. */
  weights?: string;
  settings: {
    link: 'logit';
    confidence: number;
    missing: 'listwise';
    maxIterations: number;
    convergence: number;
    categorical: Readonly<Record<string, Categorical>>;
  };
}

export type OrdinalThreshold = WaldTest;
export interface OrdinalCoef extends WaldTest, OddsRatio {}

export interface OrdinalRegressionResult extends ModelFit {
  /** Σw */
  n: number;
  nRows: number;
  minus2LL: number;
  aic: number;
  /** Named `level|next level`. */
  thresholds: OrdinalThreshold[];
  coefficients: OrdinalCoef[];
  /** One row per complete row, one column per level. */
  probabilities: Matrix;
  /** Absent where the model with slopes of their own has no maximum, and with two levels. */
  parallelLines?: ParallelLines;
  /** With weights: the same fit on the effective base. */
  effective?: OrdinalEffective;
  /** With weights: the errors of the survey design. */
  design?: OrdinalDesign;
}

/**
 * Proportional odds: logit P(Y ≤ j) = θ_j − xβ, by maximum likelihood; a positive β stands for higher answers. Weights are
 * frequencies as in logistic regression. aic counts thresholds too.
 *
 * @example
 * ordinalRegression({ data: { x: [1, 2, 3, 4, 5, 6], y: ['low', 'mid', 'low', 'high', 'mid', 'high'] }, dependent: 'y',
 *   dependentLevels: ['low', 'mid', 'high'], independents: ['x'], settings: { link: 'logit', confidence: 0.95,
 *   missing: 'listwise', maxIterations: 50, convergence: 1e-10, categorical: {} } }).thresholds[0].name // 'low|mid'
 */
export function ordinalRegression(input: OrdinalRegressionInput, control?: FitControl): OrdinalRegressionResult {
  const { confidence, maxIterations, convergence } = input.settings;
  requireConfidence(confidence);
  const { names, columns, outcome, weights, totals } = readModel(input);
  const n = sum(weights);
  const scaled = scaleColumns(columns, weights, names, true);
  const model: OrderedModel = {
    columns: [new Float64Array(outcome.length).fill(1), ...scaled.columns.map(column => column.map(value => -value))],
    outcome,
    weights,
    thresholds: totals.length - 1,
  };
  const thresholdNames = input.dependentLevels.slice(1).map((level, j) => `${input.dependentLevels[j]}|${level}`);
  const parameterNames = [...thresholdNames, ...names];
  const settings = { names: parameterNames, maxIterations, convergence };
  const fit = maximizeLikelihood(parallelLikelihood(model), startAt(totals, names.length), settings, control);
  const own = unscaleThresholds(fit.parameters, fit.covariance, scaled);
  const tests = parameterNames.map((name, k) => waldTest(name, own.estimates[k]!, own.standardErrors[k]!, confidence));
  const nullValue = totals.reduce((value, total) => value + total * Math.log(total / n), 0);
  const fitFigures = modelFit(nullValue, fit.logLikelihood, names.length, n);
  const parallelLines = testParallelLines(model, fit, settings);
  const fitted = { model, fit, scaled, tests, fitFigures, confidence };
  return {
    n,
    nRows: outcome.length,
    minus2LL: -2 * fit.logLikelihood,
    aic: -2 * fit.logLikelihood + 2 * parameterNames.length,
    ...fitFigures,
    thresholds: tests.slice(0, model.thresholds),
    coefficients: tests.slice(model.thresholds).map(test => ({ ...test, ...oddsRatio(test) })),
    probabilities: fittedProbabilities(model, fit.parameters),
    ...(parallelLines ? { parallelLines } : {}),
    ...(input.weights === undefined ? {} : { effective: ordinalEffective(fitted), ...ordinalDesign(fitted) }),
  };
}

function readModel({ data, dependent, dependentLevels, independents, weights, settings }: OrdinalRegressionInput) {
  requireSamples(dependentLevels.length, 2, 'groups');
  const codes = codesWithGaps(readLevels(getColumn(data, dependent), dependentLevels));
  const others = [codes, readWeightColumn(data, weights, codes.length)];
  const design = designColumns({ data, independents, categorical: settings.categorical, others });
  const [outcome, own] = design.others as [Float64Array, Float64Array];
  const parameters = design.columns.length + dependentLevels.length - 1;
  requireSamples(own.filter(weight => weight > 0).length, parameters + 1);
  const totals = dependentLevels.map((_, code) => sum(own.filter((_, row) => outcome[row] === code)));
  const empty = totals.indexOf(0);
  if (empty >= 0) {
    throw new StatisticsProblem('empty-level', { column: dependent, level: dependentLevels[empty]! });
  }
  return { ...design, outcome, weights: own, totals };
}

/** The thresholds of a model without predictors, and slopes of 0. */
function startAt(totals: readonly number[], slopes: number): Float64Array {
  const whole = totals.reduce((total, own) => total + own, 0);
  const start = new Float64Array(totals.length - 1 + slopes);
  let below = 0;
  totals.slice(0, -1).forEach((total, j) => {
    below += total;
    start[j] = Math.log(below / (whole - below));
  });
  return start;
}

function fittedProbabilities(model: OrderedModel, parameters: Float64Array): Matrix {
  const byLevel = levelProbabilities(thresholdPredictors(model, parameters));
  return Array.from(model.outcome, (_, row) => byLevel.map(level => level[row]!));
}
