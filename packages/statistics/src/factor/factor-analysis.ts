import {
  listwise,
  type Matrix,
  type NumColumns,
  readNumberColumns,
  readWeightColumn,
  requireVariation,
} from '../column.ts';
import { correlationMatrix } from '../correlation/correlation-matrix.ts';
import { sampleMoments } from '../descriptive/moments.ts';
import { type FitControl, reportProgress } from '../fit-control.ts';
import { cholesky, choleskyInverse, choleskyLogDeterminant } from '../linear-algebra/cholesky.ts';
import { matrixToRows } from '../linear-algebra/dense-matrix.ts';
import { symmetricEigen } from '../linear-algebra/symmetric-eigen.ts';
import { requireSamples, requireSpreadBase, StatisticsProblem } from '../problem.ts';
import { effectiveWeights } from '../weighting/effective-base.ts';
import { weightedColumns } from '../weighting/weighted-columns.ts';
import { communalities, principalAxes, principalComponents } from './extract-factors.ts';
import { factorScores, scoreCoefficients } from './factor-scores.ts';
import { bartlett, type Kmo, kmo } from './kmo-bartlett.ts';
import { type SumsOfSquares, shareOf, sumsOfSquares } from './sums-of-squares.ts';
import { varimax } from './varimax.ts';

export interface FactorAnalysisInput {
  variables: readonly string[];
  data: NumColumns;
  /** The name of a column of `data`. */
  weights?: string;
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
  /** With weights. */
  effectiveN?: number;
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
  /** By variable and factor: what a score is made of, from variables less their mean and divided by their deviation. */
  scoreCoefficients: Matrix;
  means: number[];
  standardDeviations: number[];
  /** One row per listwise valid row, also of weight 0. */
  scores: Matrix;
}

/**
 * Factor analysis as SPSS does it: Pearson correlations of the complete rows, KMO and Bartlett, principal components
 * (loadings V·√λ) or principal axes, varimax, and regression scores Z·R⁻¹·Λ. With weights all rests on the weighted
 * correlations, and Bartlett's test on the effective base.
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
  const all = readNumberColumns(input.data, variables);
  const { columns, weights, n, effectiveN } = weightedColumns(all, input.data, input.weights);
  requireSamples(n, p + 1);
  requireSpreadBase(effectiveN);
  requireVariation(columns, variables);
  reportProgress(control, 0);
  const correlations = correlationMatrix(columns, weights);
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
  const shares = weights && effectiveWeights(weights);
  const moments = columns.map(column => sampleMoments(column, shares));
  const means = moments.map(({ mean }) => mean);
  const standardDeviations = moments.map(({ variance }) => Math.sqrt(variance));
  const scores = factorScores(scoredRows(all, input), means, standardDeviations, coefficients);
  reportProgress(control, 1);
  return {
    n,
    ...(weights ? { effectiveN } : {}),
    nVariables: p,
    nFactors,
    correlationMatrix: matrixToRows(correlations),
    determinant: Math.exp(logDeterminant),
    kmo: kmo(correlations, inverse),
    bartlett: bartlett(logDeterminant, p, effectiveN),
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
    means,
    standardDeviations,
    scores,
  };
}

/** Complete rows with any weight at all: who weighs nothing still has a score. */
function scoredRows(all: readonly Float64Array[], { data, weights }: FactorAnalysisInput): Float64Array[] {
  return listwise([...all, readWeightColumn(data, weights, all[0]!.length)]).columns.slice(0, -1);
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
