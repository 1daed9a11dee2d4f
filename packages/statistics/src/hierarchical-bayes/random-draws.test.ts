import { describe, expect, test } from 'vitest';
import { normalTwoSided } from '../distributions/normal.ts';
import { cholesky } from '../linear-algebra/cholesky.ts';
import { matrixFromRows, multiply, transpose } from '../linear-algebra/dense-matrix.ts';
import { seededRandom } from '../random.ts';
import { drawGamma } from './draw-gamma.ts';
import { drawInverseWishart } from './draw-inverse-wishart.ts';
import { fillNormals } from './fill-normals.ts';

const meanOf = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
const draws = 40_000;

describe('the numbers that the samplers draw', () => {
  test('normal ones fill every tenth of the distribution alike, and neighbours know nothing of each other', () => {
    const values = new Float64Array(draws);
    fillNormals(seededRandom(3), values);
    const tenths = new Array<number>(10).fill(0);
    for (const value of values) {
      const below = value < 0 ? normalTwoSided(value) / 2 : 1 - normalTwoSided(value) / 2;
      tenths[Math.min(9, Math.floor(10 * below))]! += 1;
    }
    // χ² with 9 degrees of freedom: above 27.9 once in a thousand.
    const expected = draws / 10;
    expect(tenths.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(27.9);
    for (const lag of [1, 2, 3, 12]) {
      const products = values.slice(lag).map((value, i) => value * values[i]!);
      expect(Math.abs(meanOf(products)) * Math.sqrt(draws)).toBeLessThan(4);
      const squares = values.slice(lag).map((value, i) => (value ** 2 - 1) * (values[i]! ** 2 - 1));
      expect(Math.abs(meanOf(squares)) * (Math.sqrt(draws) / 2)).toBeLessThan(4);
    }
  });

  test.each([0.3, 1, 2.5, 60])('gamma ones of shape %s have its mean, its variance and its skewness', shape => {
    const random = seededRandom(7);
    const values = Float64Array.from({ length: draws }, () => drawGamma(random, shape));
    const mean = meanOf(values);
    const variance = meanOf(values.map(value => (value - mean) ** 2));
    const skewness = meanOf(values.map(value => (value - mean) ** 3)) / variance ** 1.5;
    expect(Math.abs(mean - shape)).toBeLessThan(4 * Math.sqrt(shape / draws));
    // The variance of a variance: (kurtosis − 1)/n, the kurtosis of a gamma number being 3 + 6/shape.
    expect(Math.abs(variance / shape - 1)).toBeLessThan(4 * Math.sqrt((2 + 6 / shape) / draws));
    expect(Math.abs(skewness - 2 / Math.sqrt(shape))).toBeLessThan(0.1 + 0.15 / shape);
  });

  test('inverse Wishart ones have the mean S/(ν−p−1), and their inverses νS⁻¹', () => {
    const scale = matrixFromRows([
      [4, 1, 0.5],
      [1, 3, -1],
      [0.5, -1, 2],
    ]);
    const degreesOfFreedom = 12;
    const random = seededRandom(5);
    const [covariance, precision] = [new Float64Array(9), new Float64Array(9)];
    const count = 10_000;
    for (let i = 0; i < count; i++) {
      const { root, inverseRoot } = drawInverseWishart(random, degreesOfFreedom, cholesky(scale));
      multiply(root, transpose(root)).values.forEach((value, k) => {
        covariance[k]! += value / count;
      });
      multiply(transpose(inverseRoot), inverseRoot).values.forEach((value, k) => {
        precision[k]! += value / count;
      });
    }
    scale.values.forEach((value, k) => {
      expect(Math.abs(covariance[k]! - value / (degreesOfFreedom - 4))).toBeLessThan(0.012);
    });
    const identity = multiply(matrixFromRows([0, 3, 6].map(at => Array.from(precision.subarray(at, at + 3)))), scale);
    identity.values.forEach((value, k) => {
      expect(Math.abs(value / degreesOfFreedom - (k % 4 === 0 ? 1 : 0))).toBeLessThan(0.04);
    });
  });
});
