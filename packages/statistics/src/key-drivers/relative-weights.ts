import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { symmetricEigen } from '../linear-algebra/symmetric-eigen.ts';

/**
 * Johnson's relative weights: the predictors are replaced by the uncorrelated ones nearest to them, whose R² parts are given back
 * by how much each predictor shares with each. With Λ = R_xx^½ and β* = Λ⁻¹r_xy: importance_j = Σ_k λ_jk²β*_k². They sum to R².
 *
 * @example
 * relativeWeights(matrixFromRows([[1, 0], [0, 1]]), [0.6, 0.3]) // [0.36, 0.09]
 */
export function relativeWeights(correlations: DenseMatrix, withDependent: ArrayLike<number>): number[] {
  const size = correlations.rows;
  const { values, vectors } = symmetricEigen(correlations);
  const along = (i: number, k: number) => vectors.values[i * size + k]!;
  const power = (i: number, j: number, exponent: number) => {
    let sum = 0;
    for (let k = 0; k < size; k++) sum += along(i, k) * along(j, k) * values[k]! ** exponent;
    return sum;
  };
  const everyOne = Array.from({ length: size }, (_, i) => i);
  const slopes = everyOne.map(k => everyOne.reduce((sum, j) => sum + power(k, j, -0.5) * withDependent[j]!, 0));
  return everyOne.map(j => everyOne.reduce((sum, k) => sum + power(j, k, 0.5) ** 2 * slopes[k]! ** 2, 0));
}
