import { type Columns, getColumn, isConstant, plainNumbers, readNumbers, readWeightColumn } from '../column.ts';
import { squareSum, weightedMean } from '../descriptive/moments.ts';
import { requireConfidence } from '../distributions/domain.ts';
import { fSf } from '../distributions/fisher-f.ts';
import { tQuantile, tTwoSided } from '../distributions/student-t.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { type Categorical, designColumns } from './design-columns.ts';
import { durbinWatson } from './durbin-watson.ts';
import { type LinearDesign, type LinearEffective, linearErrors } from './linear-errors.ts';
import { type Standing, standings } from './predictor-standing.ts';
import { unscale } from './scaled-columns.ts';
import { inErrors } from './wald-coefficient.ts';
import { predictLinear, type WeightedFit, weightedLeastSquares } from './weighted-least-squares.ts';

export interface RegressionInput {
  data: Columns;
  dependent: string;
  independents: readonly string[];
  /** The name of a column of `data`. */
  weights?: string;
  settings: {
    intercept: boolean;
    confidence: number;
    missing: 'listwise';
    categorical: Readonly<Record<string, Categorical>>;
  };
}

export interface LinearCoef extends Standing {
  name: string;
  estimate: number;
  standardError: number;
  t: number;
  pValue: number;
  ciLower: number;
  ciUpper: number;
}

export interface RegressionAnova {
  ssRegression: number;
  ssResidual: number;
  ssTotal: number;
  msRegression: number;
  msResidual: number;
  f: number;
  pValue: number;
}

export interface LinearRegressionResult {
  /** Rows with all values and a positive weight. */
  n: number;
  dfRegression: number;
  dfResidual: number;
  r: number;
  rSquared: number;
  adjRSquared: number;
  standardError: number;
  anova: RegressionAnova;
  durbinWatson: number;
  coefficients: LinearCoef[];
  /** One per row with all values, in their order. */
  fitted: number[];
  residuals: number[];
  /** With weights: the errors on the effective base, and those of the survey design. */
  effective?: LinearEffective;
  design?: LinearDesign;
}

/**
 * Least squares. Weights are precisions: degrees of freedom count rows, sums of squares are weighted around the weighted
 * mean. beta = b·s_x/s_y, vif = (R_xx⁻¹)_jj, Durbin–Watson Σ(e_t−e_{t−1})²/Σe² of √w·e in row order.
 *
 * @example
 * linearRegression({ data: { x: [1, 2, 3, 4], y: [2, 4, 5, 8] }, dependent: 'y', independents: ['x'], settings: {
 *   intercept: true, confidence: 0.95, missing: 'listwise', categorical: {} } }).coefficients[1].estimate // 1.9
 */
export function linearRegression(input: RegressionInput): LinearRegressionResult {
  const { intercept: hasIntercept, confidence } = input.settings;
  requireConfidence(confidence);
  const { all, used, names } = readModel(input);
  const { columns, y, weights } = used;
  const n = y.length;
  const dfRegression = columns.length;
  const dfResidual = n - dfRegression - (hasIntercept ? 1 : 0);
  requireSamples(n, n - dfResidual + 1);
  if (isConstant(y)) throw new StatisticsProblem('constant-column', { column: input.dependent });
  const fit = weightedLeastSquares(columns, names, y, weights, hasIntercept);
  const fittedUsed = predictLinear(fit, columns);
  const residualsUsed = differences(y, fittedUsed);
  const centre = hasIntercept ? weightedMean(y, weights) : 0;
  const anova = regressionAnova(
    squareSum(fittedUsed, centre, weights),
    squareSum(residualsUsed, 0, weights),
    squareSum(y, centre, weights),
    dfRegression,
    dfResidual,
  );
  // What rounding leaves of a perfect fit is no variance to test against.
  const rounding = 1e-26 * anova.ssTotal + 1e-28 * squareSum(y, 0, weights);
  if (!(anova.ssResidual > rounding)) throw new StatisticsProblem('no-residual-variance', {});
  const rSquared = anova.ssRegression / anova.ssTotal;
  const standing = standings(fit, used, names);
  const fitted = all === used ? fittedUsed : predictLinear(fit, all.columns);
  return {
    n,
    dfRegression,
    dfResidual,
    r: Math.sqrt(rSquared),
    rSquared,
    adjRSquared: 1 - (1 - rSquared) * ((n - (hasIntercept ? 1 : 0)) / dfResidual),
    standardError: Math.sqrt(anova.msResidual),
    anova,
    durbinWatson: durbinWatson(residualsUsed, weights),
    coefficients: coefficientTests(fit, names, anova.msResidual, dfResidual, confidence).map((coefficient, k) => ({
      ...coefficient,
      ...standing(k - (hasIntercept ? 1 : 0), coefficient.estimate),
    })),
    fitted: plainNumbers(fitted),
    residuals: plainNumbers(all === used ? residualsUsed : differences(all.y, fitted)),
    ...(input.weights === undefined
      ? {}
      : linearErrors({ fit, names, columns, residuals: residualsUsed, weights, rSquared, confidence, ...anova })),
  };
}

function differences(left: Float64Array, right: Float64Array): Float64Array {
  const rest = new Float64Array(left.length);
  for (let row = 0; row < rest.length; row++) rest[row] = left[row]! - right[row]!;
  return rest;
}

/** All complete rows, and those of positive weight: rows of weight 0 get a fitted value but have no say in the fit. */
function readModel({ data, dependent, independents, weights: weightName, settings }: RegressionInput) {
  const values = readNumbers(getColumn(data, dependent), dependent);
  const others = [values, readWeightColumn(data, weightName, values.length)];
  const design = designColumns({ data, independents, categorical: settings.categorical, others });
  const [y, weights] = design.others as [Float64Array, Float64Array];
  const all = { columns: design.columns, y, weights };
  if (weightName === undefined || weights.every(weight => weight > 0)) return { all, used: all, names: design.names };
  const keep = (column: Float64Array) => column.filter((_, row) => weights[row]! > 0);
  const used = { columns: all.columns.map(keep), y: keep(y), weights: keep(weights) };
  return { all, used, names: design.names };
}

function regressionAnova(
  ssRegression: number,
  ssResidual: number,
  ssTotal: number,
  dfRegression: number,
  dfResidual: number,
): RegressionAnova {
  const msRegression = ssRegression / dfRegression;
  const msResidual = ssResidual / dfResidual;
  const f = msRegression / msResidual;
  const pValue = fSf(f, dfRegression, dfResidual);
  return { ssRegression, ssResidual, ssTotal, msRegression, msResidual, f, pValue };
}

function coefficientTests(
  fit: WeightedFit,
  names: readonly string[],
  msResidual: number,
  df: number,
  confidence: number,
): Omit<LinearCoef, keyof Standing>[] {
  const { estimates, standardErrors } = unscale(fit.parameters, fit.inverse, fit.scaling, fit.hasIntercept);
  const reach = tQuantile((1 + confidence) / 2, df);
  return (fit.hasIntercept ? ['(Intercept)', ...names] : names).map((name, k) => {
    const estimate = estimates[k]!;
    const standardError = standardErrors[k]! * Math.sqrt(msResidual);
    const t = inErrors(estimate, standardError);
    const half = reach * standardError;
    const pValue = tTwoSided(t, df);
    return { name, estimate, standardError, t, pValue, ciLower: estimate - half, ciUpper: estimate + half };
  });
}
