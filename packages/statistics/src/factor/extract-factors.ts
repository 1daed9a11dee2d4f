import { type FitControl, reportProgress } from '../fit-control.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { type SymmetricEigen, symmetricEigen } from '../linear-algebra/symmetric-eigen.ts';
import { StatisticsProblem } from '../problem.ts';

export interface Extraction {
  /** Variables × factors, each column's sum ≥ 0. */
  readonly loadings: DenseMatrix;
  readonly initialCommunalities: Float64Array;
}

/** V_k·√λ_k of the k largest eigenvalues. */
function loadingsOf({ values, vectors }: SymmetricEigen, factors: number): DenseMatrix {
  const size = vectors.rows;
  const loadings = createMatrix(size, factors);
  for (let k = 0; k < factors; k++) {
    // A factor that explains nothing, or less than nothing, cannot be drawn.
    if (!(values[k]! > 1e-12)) throw new StatisticsProblem('improper-solution', {});
    const root = Math.sqrt(values[k]!);
    for (let i = 0; i < size; i++) loadings.values[i * factors + k] = vectors.values[i * size + k]! * root;
  }
  return loadings;
}

export function communalities({ rows, columns, values }: DenseMatrix): Float64Array {
  return Float64Array.from({ length: rows }, (_, i) =>
    values.subarray(i * columns, (i + 1) * columns).reduce((sum, loading) => sum + loading ** 2, 0),
  );
}

/** Principal components: all of the variance counts as common. */
export function principalComponents(eigen: SymmetricEigen, factors: number): Extraction {
  return { loadings: loadingsOf(eigen, factors), initialCommunalities: new Float64Array(eigen.values.length).fill(1) };
}

export interface AxisSettings {
  readonly convergence: number;
  readonly maxIterations: number;
  readonly names: readonly string[];
}

/**
 * Principal axes: the diagonal of R is replaced by communalities, starting with the squared multiple correlations
 * 1 − 1/a_jj, decomposed, and the communalities taken from the loadings, until none moves by `convergence`.
 *
 * A communality above 1 (Heywood's case) is refused: it would leave a variable a negative unique variance.
 */
export function principalAxes(
  correlations: DenseMatrix,
  inverse: DenseMatrix,
  factors: number,
  settings: AxisSettings,
  control?: FitControl,
): Extraction {
  const size = correlations.rows;
  const initialCommunalities = Float64Array.from({ length: size }, (_, j) => 1 - 1 / inverse.values[j * size + j]!);
  const reduced = createMatrix(size, size, correlations.values.slice());
  let current: Float64Array = initialCommunalities;
  for (let iteration = 0; iteration < settings.maxIterations; iteration++) {
    reportProgress(control, iteration / settings.maxIterations);
    for (let j = 0; j < size; j++) reduced.values[j * size + j] = current[j]!;
    const loadings = loadingsOf(symmetricEigen(reduced), factors);
    const next = communalities(loadings);
    const change = next.reduce((most, value, j) => Math.max(most, Math.abs(value - current[j]!)), 0);
    current = next;
    if (change >= settings.convergence) continue;
    const improper = current.findIndex(value => value > 1 + 1e-9);
    if (improper >= 0) throw new StatisticsProblem('improper-solution', { column: settings.names[improper]! });
    return { loadings, initialCommunalities };
  }
  throw new StatisticsProblem('no-convergence', { iterations: settings.maxIterations });
}
