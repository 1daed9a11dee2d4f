import { createMatrix, type DenseMatrix, multiply, transpose } from '../linear-algebra/dense-matrix.ts';
import type { ScaledColumns, Unscaled } from './scaled-columns.ts';

/** Thresholds and slopes back in the predictors' own units: b = γ/s, and every threshold takes up what the centres took: θ + Σγm/s. */
export function unscaleThresholds(
  parameters: Float64Array,
  covariance: DenseMatrix,
  { centres, scales }: ScaledColumns,
): Unscaled {
  const size = parameters.length;
  const thresholds = size - scales.length;
  const back = createMatrix(size, size);
  for (let j = 0; j < thresholds; j++) {
    back.values[j * size + j] = 1;
    for (let k = 0; k < scales.length; k++) back.values[j * size + thresholds + k] = centres[k]! / scales[k]!;
  }
  for (let k = 0; k < scales.length; k++) back.values[(thresholds + k) * (size + 1)] = 1 / scales[k]!;
  const moved = multiply(back, multiply(covariance, transpose(back)));
  return {
    estimates: multiply(back, createMatrix(size, 1, parameters)).values,
    standardErrors: Float64Array.from(parameters, (_, k) => Math.sqrt(moved.values[k * size + k]!)),
  };
}
