import { cholesky } from '../linear-algebra/cholesky.ts';
import { createMatrix } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import { type CovarianceRoots, drawInverseWishart } from './draw-inverse-wishart.ts';
import { fillNormals } from './fill-normals.ts';
import type { HbPrior } from './hb-settings.ts';
import { addPriorScale } from './learn-scale.ts';

/** The population that respondents come from: b ~ N(mean, Σ). */
export interface UpperLevel extends CovarianceRoots {
  readonly mean: Float64Array;
  /** With covariates: each respondent's own, below each other. */
  readonly means?: Float64Array;
  /** With covariates: what one more of each moves, below each other. */
  readonly effects?: Float64Array;
}

/**
 * Both full conditionals, given everybody's coefficients b (N rows, stacked): Σ ~ IW(ν+N, V+Σ(b−b̄)(b−b̄)ᵀ+(N·a/(N+a))b̄b̄ᵀ), then
 * mean ~ N(N·b̄/(N+a), Σ/(N+a)); V is the prior's scale times its shape, a the precision of its mean 0.
 */
export function drawUpperLevel(
  random: SeededRandom,
  coefficients: Float64Array,
  width: number,
  prior: HbPrior,
): UpperLevel {
  const { meanPrecision, degreesOfFreedom } = prior;
  const count = coefficients.length / width;
  const centre = columnMeans(coefficients, width);
  const squares = createMatrix(width, width);
  const shrunk = (count * meanPrecision) / (count + meanPrecision);
  for (let i = 0; i < width; i++) {
    for (let j = 0; j <= i; j++) squares.values[i * width + j] = shrunk * centre[i]! * centre[j]!;
  }
  addPriorScale(squares, prior);
  addSquares(squares.values, coefficients, centre);
  // V keeps every pivot above 0, however small beside the whole.
  const roots = drawInverseWishart(random, degreesOfFreedom + count, cholesky(squares, [], 0));
  const normals = new Float64Array(width);
  fillNormals(random, normals);
  const mean = centre.map((own, i) => {
    let deviation = 0;
    for (let k = 0; k <= i; k++) deviation += roots.root.values[i * width + k]! * normals[k]!;
    return (count * own) / (count + meanPrecision) + deviation / Math.sqrt(count + meanPrecision);
  });
  return { ...roots, mean };
}

function columnMeans(coefficients: Float64Array, width: number): Float64Array {
  const means = new Float64Array(width);
  for (let at = 0; at < coefficients.length; at += width) {
    for (let j = 0; j < width; j++) means[j]! += coefficients[at + j]!;
  }
  return means.map(total => total / (coefficients.length / width));
}

/** Lower triangle only: that is all a Cholesky factor reads. */
export function addSquares(target: Float64Array, coefficients: Float64Array, centre: Float64Array): void {
  const width = centre.length;
  const deviation = new Float64Array(width);
  for (let at = 0; at < coefficients.length; at += width) {
    for (let j = 0; j < width; j++) deviation[j] = coefficients[at + j]! - centre[j]!;
    for (let i = 0; i < width; i++) {
      const left = deviation[i]!;
      for (let j = 0; j <= i; j++) target[i * width + j]! += left * deviation[j]!;
    }
  }
}
