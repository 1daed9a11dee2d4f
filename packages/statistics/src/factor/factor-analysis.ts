import { listwise, type Matrix, type NumColumns, readNumberColumns, requireVariation } from '../column.ts';
import { unitColumns, unitCrossProducts } from '../correlation/correlation-matrix.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { cholesky, choleskyInverse, choleskyLogDeterminant } from '../linear-algebra/cholesky.ts';
import { matrixToRows } from '../linear-algebra/dense-matrix.ts';
import { symmetricEigen } from '../linear-algebra/symmetric-eigen.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';
import { communalities, principalAxes, principalComponents } from './extract-factors.ts';
import { factorScores, scoreCoefficients } from './factor-scores.ts';
import { bartlett, type Kmo, kmo } from './kmo-bartlett.ts';
import { type SumsOfSquares, shareOf, sumsOfSquares } from './sums-of-squares.ts';
import { varimax } from './varimax.ts';

export interface FactorAnalysisInput {
  variables: readonly string[];
  data: NumColumns;
  settings: {
    extraction: 'pca' | 'paf';
    rotation: 'varimax' | 'none';
    kaiserNormalization: boolean;
    /** `null`: as many as there are eigenvalues above `minEigenvalue`. */
    nFactors: number | null;
    minEigenvalue: number;
    missing: 'listwise';
    scoreMethod: 'regression';
    /** Principal axes only: when the communalities stand still (1e-9 when not said, at most 10,000 rounds). */
    convergence?: number;
    maxIterations?: number;
  };
}

export interface FactorAnalysisResult {
  n: number;
  nVariables: number;
  nFactors: number;
  correlationMatrix: Matrix;
  determinant: number;
  kmo: Kmo;
  bartlett: { chiSquare: number; df: number; pValue: number };
  eigenvalues: number[];
  variancePercent: number[];
  cumulativePercent: number[];
  communalities: { initial: number[]; extraction: number[] };
  loadings: Matrix;
  extractionSums: SumsOfSquares;
  /** Absent without rotation, as are the two below. */
  rotatedLoadings?: Matrix;
  rotationMatrix?: Matrix;
  rotationSums?: SumsOfSquares;
  scoreCoefficients: Matrix;
  /** One row per listwise valid row. */
  scores: Matrix;
}

/**
 * Factor analysis as SPSS does it: Pearson correlations of the complete rows, KMO and Bartlett, principal components
 * (loadings V·√λ) or principal axes, varimax, and regression scores Z·R⁻¹·Λ.
 *
 * @example
 * factorAnalysis({ variables: ['a', 'b'], data: { a: [1, 2, 3, 4], b: [1, 3, 2, 4] }, settings: { extraction: 'pca',
 *   rotation: 'none', kaiserNormalization: true, nFactors: 1, minEigenvalue: 1, missing: 'listwise',
 *   scoreMethod: 'regression' } }).eigenvalues // [1.8, 0.2]
 */
export function factorAnalysis(input: FactorAnalysisInput, control?: FitControl): FactorAnalysisResult {
  const { variables, settings } = input;
  const p = variables.length;
  requireSamples(p, 2, 'variables');
  const { columns } = listwise(readNumberColumns(input.data, variables));
  const n = columns[0]!.length;
  requireSamples(n, p + 1);
  requireVariation(columns, variables);
  reportProgress(control, 0);
  const units = unitColumns(columns);
  const correlations = unitCrossProducts(units);
  const factorOfR = cholesky(correlations, variables);
  const inverse = choleskyInverse(factorOfR);
  const logDeterminant = choleskyLogDeterminant(factorOfR);
  const eigen = symmetricEigen(correlations);
  const nFactors = decideFactorCount(settings, eigen.values);
  const axis = { convergence: settings.convergence ?? 1e-9, maxIterations: settings.maxIterations ?? 10_000 };
  const extraction =
    settings.extraction === 'pca'
      ? principalComponents(eigen, nFactors)
      : principalAxes(correlations, inverse, nFactors, { ...axis, names: variables }, control);
  const rotation = settings.rotation === 'varimax' ? varimax(extraction.loadings, settings.kaiserNormalization) : null;
  const coefficients = scoreCoefficients(factorOfR, rotation?.rotated ?? extraction.loadings);
  const scree = shareOf(Array.from(eigen.values), p);
  const scores = factorScores(units, coefficients);
  reportProgress(control, 1);
  return {
    n,
    nVariables: p,
    nFactors,
    correlationMatrix: matrixToRows(correlations),
    determinant: Math.exp(logDeterminant),
    kmo: kmo(correlations, inverse),
    bartlett: bartlett(logDeterminant, p, n),
    eigenvalues: scree.total,
    variancePercent: scree.percent,
    cumulativePercent: scree.cumulativePercent,
    communalities: {
      initial: Array.from(extraction.initialCommunalities),
      extraction: Array.from(communalities(extraction.loadings)),
    },
    loadings: matrixToRows(extraction.loadings),
    extractionSums: sumsOfSquares(extraction.loadings),
    ...(rotation && {
      rotatedLoadings: matrixToRows(rotation.rotated),
      rotationMatrix: matrixToRows(rotation.rotation),
      rotationSums: sumsOfSquares(rotation.rotated),
    }),
    scoreCoefficients: matrixToRows(coefficients),
    scores,
  };
}

function decideFactorCount(settings: FactorAnalysisInput['settings'], eigenvalues: Float64Array): number {
  const { nFactors, minEigenvalue } = settings;
  if (nFactors === null) {
    // Uncorrelated columns have eigenvalues of 1 up to rounding, which must not make factors of them.
    const count = eigenvalues.filter(value => value > minEigenvalue + 1e-12).length;
    if (count === 0) throw new StatisticsProblem('no-factors', { largestEigenvalue: eigenvalues[0]! });
    return count;
  }
  if (!Number.isInteger(nFactors) || nFactors < 1 || nFactors > eigenvalues.length) {
    throw new StatisticsProblem('invalid-setting', { setting: 'nFactors' });
  }
  return nFactors;
}
