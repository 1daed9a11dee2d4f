import { invertLower } from '../linear-algebra/cholesky.ts';
import { createMatrix, type DenseMatrix, multiply } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import { drawGamma } from './draw-gamma.ts';
import { fillNormals } from './fill-normals.ts';

/** A covariance matrix Σ by two lower triangles: Σ = RRᵀ and Σ⁻¹ = QᵀQ, Q = R⁻¹. */
export interface CovarianceRoots {
  readonly root: DenseMatrix;
  readonly inverseRoot: DenseMatrix;
}

/**
 * Σ ~ IW(ν, S), density ∝ |Σ|^{−(ν+p+1)/2}·exp(−½ tr SΣ⁻¹), mean S/(ν−p−1), S = LLᵀ given by L.
 *
 * Bartlett's triangle T (normal numbers below a diagonal of roots of χ²) makes TᵀT ~ W(ν, I); its degrees of freedom rise
 * downwards, so that R = LT⁻¹ and Q = TL⁻¹ are lower triangles and a distance costs half the multiplications.
 */
export function drawInverseWishart(
  random: SeededRandom,
  degreesOfFreedom: number,
  scaleRoot: DenseMatrix,
): CovarianceRoots {
  const size = scaleRoot.rows;
  const triangle = createMatrix(size, size);
  for (let i = 0; i < size; i++) {
    fillNormals(random, triangle.values.subarray(i * size, i * size + i));
    triangle.values[i * size + i] = Math.sqrt(2 * drawGamma(random, (degreesOfFreedom - (size - 1 - i)) / 2));
  }
  return {
    root: multiply(scaleRoot, invertLower(triangle)),
    inverseRoot: multiply(triangle, invertLower(scaleRoot)),
  };
}
