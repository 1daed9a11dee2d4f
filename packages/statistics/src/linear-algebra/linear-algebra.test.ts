import { describe, expect, test } from 'vitest';
import { attempt } from '../attempt.ts';
import { seededRandom } from '../random.ts';
import { cholesky, choleskyInverse, choleskyLogDeterminant, choleskySolve } from './cholesky.ts';
import { crossProducts } from './cross-products.ts';
import { createMatrix, identityMatrix, matrixFromRows, matrixToRows, multiply, transpose } from './dense-matrix.ts';
import { householderQr } from './householder-qr.ts';
import { singularValues } from './singular-values.ts';
import { solveLinear } from './solve-linear.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

const random = seededRandom(20);
const randomColumns = (rows: number, count: number) =>
  Array.from({ length: count }, () => Float64Array.from({ length: rows }, () => random.normal()));
const expectClose = (got: Float64Array, want: Float64Array, digits = 9) => {
  expect(got).toHaveLength(want.length);
  got.forEach((value, i) => {
    expect(value).toBeCloseTo(want[i]!, digits);
  });
};

describe('linear algebra', () => {
  const columns = randomColumns(1500, 7);
  const products = crossProducts(columns);

  test('cross products in blocks equal the plain product, with and without weights', () => {
    const design = transpose(matrixFromRows(columns));
    expectClose(products.values, multiply(transpose(design), design).values);
    const weights = Float64Array.from({ length: 1500 }, () => random.next());
    const scaled = columns.map(column => column.map((value, i) => value * Math.sqrt(weights[i]!)));
    expectClose(crossProducts(columns, weights).values, crossProducts(scaled).values);
  });

  test('a Cholesky factor inverts, solves and gives the determinant', () => {
    const factor = cholesky(products);
    expectClose(multiply(factor, transpose(factor)).values, products.values);
    expectClose(multiply(products, choleskyInverse(factor)).values, identityMatrix(7).values);
    const right = Float64Array.from({ length: 7 }, (_, i) => i);
    expectClose(multiply(products, createMatrix(7, 1, choleskySolve(factor, right))).values, right);
    expect(
      choleskyLogDeterminant(
        cholesky(
          matrixFromRows([
            [4, 2],
            [2, 5],
          ]),
        ),
      ),
    ).toBeCloseTo(Math.log(16), 14);
  });

  test('a column that others determine is named as singular', () => {
    const dependent = [...columns.slice(0, 2), columns[0]!.map((value, i) => value + 2 * columns[1]![i]!)];
    const names = ['a', 'b', 'a + 2b'];
    const singular = { problem: 'singular-matrix', details: { column: 'a + 2b' } };
    expect(attempt(() => cholesky(crossProducts(dependent), names))).toEqual(singular);
    expect(attempt(() => householderQr(dependent, columns[3]!, names))).toEqual(singular);
    expect(
      attempt(() =>
        solveLinear(
          matrixFromRows([
            [1, 2],
            [2, 4],
          ]),
          [1, 1],
        ),
      ),
    ).toMatchObject({
      problem: 'singular-matrix',
    });
  });

  test('Householder least squares equals the normal equations on well-behaved columns', () => {
    const y = randomColumns(1500, 1)[0]!;
    const fit = householderQr(columns, y);
    const right = Float64Array.from(columns, column => column.reduce((sum, value, i) => sum + value * y[i]!, 0));
    expectClose(fit.coefficients, choleskySolve(cholesky(products), right));
    expectClose(fit.inverseCrossProducts.values, choleskyInverse(cholesky(products)).values);
  });

  test('Householder least squares keeps digits that normal equations lose', () => {
    // Lauchli's columns: in XᵀX the 1e-8 vanishes against 1.
    const small = 1e-7 * 3;
    const x = [Float64Array.of(1, small, 0), Float64Array.of(1, 0, small)];
    const fit = householderQr(x, Float64Array.of(3, small, 2 * small));
    expect(fit.coefficients[0]).toBeCloseTo(1, 8);
    expect(fit.coefficients[1]).toBeCloseTo(2, 8);
  });

  test('eigenvectors rebuild their matrix, in descending order and with a fixed sign', () => {
    const { values, vectors } = symmetricEigen(products);
    expect(Array.from(values)).toEqual(Array.from(values).sort((a, b) => b - a));
    const scaled = createMatrix(
      7,
      7,
      vectors.values.map((value, i) => value * values[i % 7]!),
    );
    expectClose(multiply(scaled, transpose(vectors)).values, products.values);
    for (let j = 0; j < 7; j++) {
      expect(matrixToRows(vectors).reduce((sum, row) => sum + row[j]!, 0)).toBeGreaterThanOrEqual(0);
    }
  });

  test.each([
    [5, 3],
    [3, 5],
  ])('singular values rebuild a %i × %i matrix', (rows, count) => {
    const matrix = transpose(matrixFromRows(randomColumns(rows, count)));
    const { values, left, right } = singularValues(matrix);
    const scaled = createMatrix(
      left.rows,
      3,
      left.values.map((value, i) => value * values[i % 3]!),
    );
    expectClose(multiply(scaled, transpose(right)).values, matrix.values);
  });
});
