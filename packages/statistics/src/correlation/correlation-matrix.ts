import { mean, weightedMean } from '../descriptive/moments.ts';
import { crossProducts } from '../linear-algebra/cross-products.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { clampCorrelation } from './pearson.ts';

/**
 * Columns with mean 0 and length 1, so that their cross products are correlations. None may be constant. With weights the
 * means are weighted and each row is multiplied by √w.
 */
export function unitColumns(columns: readonly Float64Array[], weights?: Float64Array): Float64Array[] {
  const roots = weights?.map(Math.sqrt);
  return columns.map(column => {
    const centre = weights ? weightedMean(column, weights) : mean(column);
    let squares = 0;
    const centred = new Float64Array(column.length);
    for (let row = 0; row < column.length; row++) {
      const deviation = (column[row]! - centre) * (roots ? roots[row]! : 1);
      centred[row] = deviation;
      squares += deviation * deviation;
    }
    const scale = 1 / Math.sqrt(squares);
    for (let row = 0; row < centred.length; row++) centred[row]! *= scale;
    return centred;
  });
}

/**
 * Pearson's correlations of complete, varying columns, in one pass over blocks of rows.
 *
 * @example
 * correlationMatrix([Float64Array.of(1, 2, 3), Float64Array.of(2, 4, 7)]).values // [1, 0.9933992678, 0.9933992678, 1]
 */
export function correlationMatrix(columns: readonly Float64Array[], weights?: Float64Array): DenseMatrix {
  return unitCrossProducts(unitColumns(columns, weights));
}

/** The correlations of columns that `unitColumns` made. */
export function unitCrossProducts(units: readonly Float64Array[]): DenseMatrix {
  const matrix = crossProducts(units);
  for (let i = 0; i < matrix.values.length; i++) matrix.values[i] = clampCorrelation(matrix.values[i]!);
  for (let i = 0; i < units.length; i++) matrix.values[i * units.length + i] = 1;
  return matrix;
}
