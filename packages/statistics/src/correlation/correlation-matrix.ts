import { mean, weightedMean } from '../descriptive/moments.ts';
import { crossProducts } from '../linear-algebra/cross-products.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { clampCorrelation } from './pearson.ts';

/**
 * Pearson's correlations of complete columns, none of them constant, in one pass over blocks of rows.
 *
 * @example
 * correlationMatrix([Float64Array.of(1, 2, 3), Float64Array.of(2, 4, 7)]).values // [1, 0.9933992678, 0.9933992678, 1]
 */
export function correlationMatrix(columns: readonly Float64Array[], weights?: Float64Array): DenseMatrix {
  const centred = columns.map(column => (weights ? weighed(column, weights) : centredColumn(column)));
  const matrix = crossProducts(centred);
  const { values } = matrix;
  const size = columns.length;
  const lengths = centred.map((_column, i) => Math.sqrt(values[i * size + i]!));
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const product = values[i * size + j]!;
      values[i * size + j] = i === j ? 1 : clampCorrelation(product / lengths[i]! / lengths[j]!);
    }
  }
  return matrix;
}

function centredColumn(column: Float64Array): Float64Array {
  const centre = mean(column);
  const centred = new Float64Array(column.length);
  for (let row = 0; row < column.length; row++) centred[row] = column[row]! - centre;
  return centred;
}

/** Around the weighted mean, each row multiplied by √w. */
function weighed(column: Float64Array, weights: Float64Array): Float64Array {
  const centre = weightedMean(column, weights);
  return column.map((value, row) => (value - centre) * Math.sqrt(weights[row]!));
}
