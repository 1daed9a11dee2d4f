import { crossProducts } from '../linear-algebra/cross-products.ts';
import { type DenseMatrix, multiply } from '../linear-algebra/dense-matrix.ts';

/**
 * The covariance of estimates under unequal weights as survey software gives it (one stratum, drawn with replacement):
 * A⁻¹·n/(n−1)·Σss′·A⁻¹, s being a row's weight times its score and A the weighted information.
 *
 * @example
 * designCovariance(matrixFromRows([[0.25]]), [Float64Array.of(-1, 0, 0, 1)]).values // [0.1666666667]
 */
export function designCovariance(inverse: DenseMatrix, scores: readonly Float64Array[]): DenseMatrix {
  const n = scores[0]?.length ?? 0;
  const middle = crossProducts(scores);
  const covariance = multiply(inverse, multiply(middle, inverse));
  for (let i = 0; i < covariance.values.length; i++) covariance.values[i]! *= n / (n - 1);
  return covariance;
}
