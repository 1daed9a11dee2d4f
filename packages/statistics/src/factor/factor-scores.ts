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
 * Z·B, one row per case. The columns have length 1, so Z is √(n−1) times them.
 *
 * @example
 * factorScores([Float64Array.of(-0.6, 0.8)], matrixFromRows([[2]])) // [[-1.2], [1.6]]
 */
export function factorScores(units: readonly Float64Array[], coefficients: DenseMatrix): Matrix {
  const n = units[0]?.length ?? 0;
  const factors = coefficients.columns;
  const scores = Array.from({ length: factors }, () => new Float64Array(n));
  const spread = Math.sqrt(n - 1);
  // Column by column: each pass runs through memory in order.
  scores.forEach((score, k) => {
    units.forEach((unit, i) => {
      const weight = coefficients.values[i * factors + k]! * spread;
      for (let row = 0; row < n; row++) score[row]! += weight * unit[row]!;
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
