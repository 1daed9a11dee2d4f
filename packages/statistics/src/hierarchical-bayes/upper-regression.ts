import { cholesky } from '../linear-algebra/cholesky.ts';
import { createMatrix, multiply, transpose } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import type { ReadCovariates } from './covariates.ts';
import { drawInverseWishart } from './draw-inverse-wishart.ts';
import { fillNormals } from './fill-normals.ts';
import type { HbPrior } from './hb-settings.ts';
import { addPriorScale } from './learn-scale.ts';
import { addSquares, type UpperLevel } from './upper-level.ts';

/**
 * The population as a regression on covariates, b ~ N(Γᵀx, Σ), given everybody's coefficients B: with M = XᵀX + a·I and Γ̃ = M⁻¹XᵀB,
 * Σ ~ IW(ν+N, V + (B−XΓ̃)ᵀ(B−XΓ̃) + a·Γ̃ᵀΓ̃), then Γ = Γ̃ + QᵀUR with QᵀQ = M⁻¹, RᵀR = Σ and U of standard normal numbers. With X of
 * ones alone it is `drawUpperLevel`.
 */
export function drawUpperRegression(
  random: SeededRandom,
  coefficients: Float64Array,
  width: number,
  prior: HbPrior,
  { design, inverseRoot }: ReadCovariates,
): UpperLevel {
  const { meanPrecision, degreesOfFreedom } = prior;
  const count = design.rows;
  const whole = createMatrix(count, width, coefficients);
  const solved = multiply(inverseRoot, multiply(transpose(design), whole));
  const fitted = multiply(transpose(inverseRoot), solved);
  const squares = createMatrix(width, width);
  addPriorScale(squares, prior);
  addSquares(
    squares.values,
    fitted.values.map(value => Math.sqrt(meanPrecision) * value),
    new Float64Array(width),
  );
  const expected = multiply(design, fitted);
  addSquares(
    squares.values,
    coefficients.map((value, at) => value - expected.values[at]!),
    new Float64Array(width),
  );
  const roots = drawInverseWishart(random, degreesOfFreedom + count, cholesky(squares, [], 0));
  const normals = createMatrix(design.columns, width);
  fillNormals(random, normals.values);
  const moved = multiply(transpose(inverseRoot), multiply(normals, transpose(roots.root)));
  const regression = createMatrix(
    design.columns,
    width,
    fitted.values.map((value, at) => value + moved.values[at]!),
  );
  return {
    ...roots,
    mean: regression.values.slice(0, width),
    means: multiply(design, regression).values,
    effects: regression.values.slice(width),
  };
}
