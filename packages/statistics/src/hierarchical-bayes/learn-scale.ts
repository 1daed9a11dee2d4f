import { cholesky } from '../linear-algebra/cholesky.ts';
import { type DenseMatrix, matrixFromRows, multiply } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import { drawGamma } from './draw-gamma.ts';
import type { CovarianceRoots } from './draw-inverse-wishart.ts';
import type { HbPrior } from './hb-settings.ts';

/** Everybody begins at the same place: what they differ by is not learnt before they have come apart. */
const SETTLING = 0.2;
/** Below this variance people stand so close that single steps no longer move them apart: the chain would stay there. */
const LEAST_VARIANCE = 0.05;
/** Of the variance: Gamma(½, ½), which has a mean of 1 and hardly weighs beside the answers. */
const HYPER = 0.5;

/**
 * With Σ ~ IW(ν, s·M) and s ~ Gamma(a, b) the scale given Σ is Gamma(a + ν·p/2, b + tr(MΣ⁻¹)/2). A fixed s of variances about 1 keeps people
 * apart who are of one mind, and as a logit knows no unit, what is found is then too large: by a tenth to a half with 60 to 160 people.
 */
export function scaleLearner({ degreesOfFreedom, scale, shape, isLearnt }: HbPrior, width: number, burnIn: number) {
  const shapeRoot = shape && cholesky(matrixFromRows(shape), [], 0);
  const unit = degreesOfFreedom - width - 1;
  let current = scale;
  return {
    isLearnt: isLearnt === true,
    hyper: { shape: HYPER, rate: HYPER / unit },
    get scale() {
      return current;
    },
    multiply(factor: number): void {
      current = Math.max(current * factor, LEAST_VARIANCE * unit);
    },
    follow(iteration: number, { inverseRoot }: CovarianceRoots, random: SeededRandom): void {
      if (!isLearnt || iteration < SETTLING * burnIn) return;
      const gamma = drawGamma(random, HYPER + (degreesOfFreedom * width) / 2);
      const drawn = gamma / (HYPER / unit + squareSum(inverseRoot, shapeRoot) / 2);
      current = Math.max(drawn, LEAST_VARIANCE * unit);
    },
  };
}

export type ScaleLearner = ReturnType<typeof scaleLearner>;

/** tr(MΣ⁻¹) = Σ(QL)², with Σ⁻¹ = QᵀQ and M = LLᵀ. */
function squareSum(inverseRoot: DenseMatrix, shapeRoot: DenseMatrix | undefined): number {
  const { values } = shapeRoot ? multiply(inverseRoot, shapeRoot) : inverseRoot;
  return values.reduce((sum, value) => sum + value * value, 0);
}

/** Adds the prior's s·M to the lower triangle of a scale matrix. */
export function addPriorScale({ values, rows: width }: DenseMatrix, { shape, scale }: HbPrior): void {
  for (let i = 0; i < width; i++) {
    if (!shape) values[i * width + i]! += scale;
    else for (let j = 0; j <= i; j++) values[i * width + j]! += scale * shape[i]![j]!;
  }
}
