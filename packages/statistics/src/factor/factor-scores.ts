import type { Matrix } from '../column.ts';
import { choleskySolve } from '../linear-algebra/cholesky.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';

/** B = R⁻¹·Λ: the regression of the factors on the standardised variables. */
export function scoreCoefficients(factorOfR: DenseMatrix, loadings: DenseMatrix): DenseMatrix {
  const { rows, columns } = loadings;
  const coefficients = createMatrix(rows, columns);
  for (let k = 0; k < columns; k++) {
    const column = Float64Array.from({ length: rows }, (_, i) => loadings.values[i * columns + k]!);
    choleskySolve(factorOfR, column).forEach((value, i) => {
      coefficients.values[i * columns + k] = value;
    });
  }
  return coefficients;
}

/**
 * Z·B, one row per case, Z being the columns less their mean and divided by their standard deviation.
 *
 * @example
 * factorScores([Float64Array.of(1, 5)], [2], [4], matrixFromRows([[2]])) // [[-0.5], [1.5]]
 */
export function factorScores(
  columns: readonly Float64Array[],
  means: readonly number[],
  deviations: readonly number[],
  coefficients: DenseMatrix,
): Matrix {
  const n = columns[0]?.length ?? 0;
  const factors = coefficients.columns;
  const scores = Array.from({ length: factors }, () => new Float64Array(n));
  // Column by column: each pass runs through memory in order.
  scores.forEach((score, k) => {
    columns.forEach((column, i) => {
      const weight = coefficients.values[i * factors + k]! / deviations[i]!;
      const centre = means[i]!;
      for (let row = 0; row < n; row++) score[row]! += weight * (column[row]! - centre);
    });
  });
  const rows: Matrix = new Array(n);
  for (let row = 0; row < n; row++) {
    const values = new Array<number>(factors);
    for (let k = 0; k < factors; k++) values[k] = scores[k]![row]!;
    rows[row] = values;
  }
  return rows;
}
