import { sum } from '../descriptive/moments.ts';
import { chiSquareSf } from '../distributions/chi-square.ts';
import { normalTwoSided } from '../distributions/normal.ts';
import type { FitControl } from '../fit-control.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { maximizeLikelihood } from '../regression/maximize-likelihood.ts';
import { type ChoiceTasks, choiceLikelihood, choiceProbabilities } from './choice-likelihood.ts';

export interface Coef {
  name: string;
  estimate: number;
  standardError: number;
  z: number;
  pValue: number;
}

export interface FitStats {
  nTasks: number;
  /** With weights: the effective number, on which all the others rest. */
  effectiveTasks?: number;
  nParameters: number;
  logLikelihood: number;
  logLikelihoodNull: number;
  chiSquare: number;
  df: number;
  pValue: number;
  mcFadden: number;
  aic: number;
  bic: number;
  hitRate: number;
}

export interface ChoiceFit {
  readonly stats: FitStats;
  readonly coefficients: Coef[];
  readonly estimates: Float64Array;
  readonly covariance: DenseMatrix;
  /** Of every alternative, stacked as the design. */
  readonly shares: Float64Array;
}

/**
 * The multinomial logit behind conditional logit, choice-based conjoint, MaxDiff and BPTO, by maximum likelihood.
 * Null model: all alternatives of a task alike, −Σ ln(alternatives). bic uses ln(tasks); a hit is a task whose chosen
 * alternative has the highest probability, or one of the highest. With
 * weights the effective number of tasks takes the place of their number.
 */
export function fitChoiceModel(tasks: ChoiceTasks, names: readonly string[], control?: FitControl): ChoiceFit {
  const nTasks = tasks.chosen.length;
  const nParameters = tasks.design.columns;
  requireSamples(nTasks, 1, 'tasks');
  const scales = columnScales(tasks, names);
  const scaled = { ...tasks, design: divideColumns(tasks.design, scales) };
  const settings = { names, maxIterations: 200, convergence: 1e-12 };
  const fit = maximizeLikelihood(choiceLikelihood(scaled), new Float64Array(nParameters), settings, control);
  const estimates = fit.parameters.map((parameter, j) => parameter / scales[j]!);
  const covariance = createMatrix(nParameters, nParameters, fit.covariance.values.slice());
  for (let i = 0; i < nParameters; i++) {
    for (let j = 0; j < nParameters; j++) covariance.values[i * nParameters + j]! /= scales[i]! * scales[j]!;
  }
  const { shares } = choiceProbabilities(scaled, fit.parameters);
  return {
    stats: fitStats(tasks, fit.logLikelihood, hitRate(tasks, shares)),
    coefficients: names.map((name, j) => coefficient(name, estimates[j]!, covariance.values[j * (nParameters + 1)]!)),
    estimates,
    covariance,
    shares,
  };
}

function fitStats({ starts, chosen, design, weights }: ChoiceTasks, logLikelihood: number, hits: number): FitStats {
  const nTasks = chosen.length;
  const df = design.columns;
  let logLikelihoodNull = 0;
  for (let task = 0; task < nTasks; task++) {
    logLikelihoodNull -= (weights ? weights[task]! : 1) * Math.log(starts[task + 1]! - starts[task]!);
  }
  const effectiveTasks = weights ? sum(weights) : nTasks;
  const chiSquare = Math.max(0, 2 * (logLikelihood - logLikelihoodNull));
  return {
    nTasks,
    ...(weights ? { effectiveTasks } : {}),
    nParameters: df,
    logLikelihood,
    logLikelihoodNull,
    chiSquare,
    df,
    pValue: chiSquareSf(chiSquare, df),
    mcFadden: 1 - logLikelihood / logLikelihoodNull,
    aic: -2 * logLikelihood + 2 * df,
    bic: -2 * logLikelihood + Math.log(effectiveTasks) * df,
    hitRate: hits,
  };
}

function coefficient(name: string, estimate: number, variance: number): Coef {
  const standardError = Math.sqrt(variance);
  const z = estimate / standardError;
  return { name, estimate, standardError, z, pValue: normalTwoSided(z) };
}

function hitRate({ starts, chosen, weights }: ChoiceTasks, shares: Float64Array): number {
  let hits = 0;
  let all = 0;
  for (let task = 0; task < chosen.length; task++) {
    const own = shares.subarray(starts[task]!, starts[task + 1]!);
    // Alternatives alike in everything are equally likely, whatever rounding says.
    const weight = weights ? weights[task]! : 1;
    if (own[chosen[task]!]! >= Math.max(...own) * (1 - 1e-12)) hits += weight;
    all += weight;
  }
  return hits / all;
}

/** Root mean square of each column inside the tasks, so that prices and yes/no columns weigh alike. */
function columnScales({ design, starts, chosen, weights }: ChoiceTasks, names: readonly string[]): Float64Array {
  const width = design.columns;
  return Float64Array.from(names, (name, j) => {
    let squares = 0;
    for (let task = 0; task < chosen.length; task++) {
      if (weights && !(weights[task]! > 0)) continue;
      const first = design.values[starts[task]! * width + j]!;
      for (let row = starts[task]!; row < starts[task + 1]!; row++) {
        squares += (design.values[row * width + j]! - first) ** 2;
      }
    }
    // What never differs inside a task cannot explain a choice.
    if (squares < 1e-100) throw new StatisticsProblem('constant-column', { column: name });
    return Math.sqrt(squares / design.rows);
  });
}

function divideColumns({ rows, columns, values }: DenseMatrix, scales: Float64Array): DenseMatrix {
  return createMatrix(
    rows,
    columns,
    values.map((value, i) => value / scales[i % columns]!),
  );
}
