import { type Columns, getColumn, readLevels, readWeightColumn } from '../column.ts';
import { sum } from '../descriptive/moments.ts';
import { requireConfidence } from '../distributions/domain.ts';
import type { FitControl } from '../fit-control.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { type Categorical, codesWithGaps, designColumns } from './design-columns.ts';
import { maximizeLikelihood } from './maximize-likelihood.ts';
import { type ModelFit, modelFit } from './model-fit.ts';
import { type MultinomialDesign, type MultinomialEffective, multinomialErrors } from './multinomial-errors.ts';
import { multinomialLikelihood } from './multinomial-likelihood.ts';
import { scaleColumns, unscale } from './scaled-columns.ts';
import { type LogisticCoef, waldCoefficient } from './wald-coefficient.ts';

export interface MultinomialInput {
  data: Columns;
  dependent: string;
  dependentLevels: readonly string[];
  reference: string;
  independents: readonly string[];
  /** The name of a column of frequencies. */
  weights?: string;
  settings: {
    missing: 'listwise';
    confidence: number;
    categorical: Readonly<Record<string, Categorical>>;
    maxIterations?: number;
    convergence?: number;
  };
}

export interface MultinomialResult extends ModelFit {
  n: number;
  /** One per level but the reference, in the order of the levels. */
  equations: { level: string; coefficients: LogisticCoef[] }[];
  /** With weights: the same fit on the effective base, and the errors of the survey design. */
  effective?: MultinomialEffective;
  design?: MultinomialDesign;
}

/**
 * The log-odds of each level against the reference as linear functions of the predictors, fitted together by maximum
 * likelihood. Weights are frequencies; df = (levels − 1)·predictors.
 *
 * @example
 * multinomialLogistic({ data: { x: [1, 2, 3, 4, 5, 6], y: ['a', 'b', 'a', 'c', 'b', 'c'] }, dependent: 'y',
 *   dependentLevels: ['a', 'b', 'c'], reference: 'a', independents: ['x'],
 *   settings: { missing: 'listwise', confidence: 0.95, categorical: {} } }).df // 2
 */
export function multinomialLogistic(input: MultinomialInput, control?: FitControl): MultinomialResult {
  const { confidence, maxIterations = 100, convergence = 1e-10 } = input.settings;
  requireConfidence(confidence);
  const { names, levels, columns, outcome, weights } = readModel(input);
  requireSamples(levels.length, 2, 'groups');
  const width = columns.length + 1;
  requireSamples(weights.filter(weight => weight > 0).length, width * (levels.length - 1) + 1);
  const totals = levels.map((_, code) => sum(weights.filter((_, row) => outcome[row] === code)));
  const empty = totals.indexOf(0);
  if (empty >= 0) throw new StatisticsProblem('empty-level', { column: input.dependent, level: levels[empty]! });
  const scaled = scaleColumns(columns, weights, names, true);
  const design = [new Float64Array(outcome.length).fill(1), ...scaled.columns];
  const start = new Float64Array(width * (levels.length - 1));
  totals.slice(1).forEach((total, e) => {
    start[e * width] = Math.log(total / totals[0]!);
  });
  const coefficientNames = ['(Intercept)', ...names];
  const parameterNames = levels.slice(1).flatMap(() => coefficientNames);
  const likelihood = multinomialLikelihood(design, outcome, weights, levels.length);
  const settings = { names: parameterNames, maxIterations, convergence };
  const fit = maximizeLikelihood(likelihood, start, settings, control);
  const n = sum(weights);
  const nullValue = totals.reduce((value, total) => value + total * Math.log(total / n), 0);
  const figures = modelFit(nullValue, fit.logLikelihood, names.length * (levels.length - 1), n);
  const unscaleEquation = (e: number, covariance: DenseMatrix) =>
    unscale(
      fit.parameters.subarray(e * width, (e + 1) * width),
      diagonalBlock(covariance, e * width, width),
      scaled,
      true,
    );
  const equations = levels.slice(1).map((level, e) => {
    const own = unscaleEquation(e, fit.covariance);
    const coefficient = (name: string, k: number) =>
      waldCoefficient(name, own.estimates[k]!, own.standardErrors[k]!, confidence);
    return { level, coefficients: coefficientNames.map(coefficient) };
  });
  const fitted = { design, outcome, weights, fit, unscaleEquation, figures, equations, confidence };
  return { n, ...figures, equations, ...(input.weights === undefined ? {} : multinomialErrors(fitted)) };
}

/** The outcome coded with the reference as 0 and the other levels in their order. */
function readModel({ data, dependent, dependentLevels, reference, independents, weights, settings }: MultinomialInput) {
  if (!dependentLevels.includes(reference)) {
    throw new StatisticsProblem('unknown-level', { column: dependent, level: reference });
  }
  const levels = [reference, ...dependentLevels.filter(level => level !== reference)];
  const codes = codesWithGaps(readLevels(getColumn(data, dependent), levels));
  const others = [codes, readWeightColumn(data, weights, codes.length)];
  const design = designColumns({ data, independents, categorical: settings.categorical, others });
  return { ...design, levels, outcome: design.others[0]!, weights: design.others[1]! };
}

function diagonalBlock({ columns, values }: DenseMatrix, from: number, width: number): DenseMatrix {
  const block = createMatrix(width, width);
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < width; j++) block.values[i * width + j] = values[(from + i) * columns + from + j]!;
  }
  return block;
}
