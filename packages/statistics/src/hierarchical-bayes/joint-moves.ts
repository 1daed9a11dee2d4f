import { attempt } from '../attempt.ts';
import { choiceLikelihood } from '../choice/choice-likelihood.ts';
import { cholesky, choleskyInverse } from '../linear-algebra/cholesky.ts';
import { createMatrix, type DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import { fillNormals } from './fill-normals.ts';
import { type RespondentChoices, respondentLogLikelihood } from './respondent-choices.ts';
import { distance, firstSteps, type RespondentWalk, type Signs, tellSigned } from './respondent-walk.ts';
import type { UpperLevel } from './upper-level.ts';

/** So often a step shall be taken: of one dimension, and of several (Roberts, Gelman and Gilks 1997). */
const WANTED = { spread: 0.44, place: 0.3 };

export interface JointMoves {
  /** All nearer to the mean or farther from it. Returns by what the prior's scale is to be multiplied: 1 where nobody moved. */
  spread(level: UpperLevel, scale: number, random: SeededRandom, gain: number): number;
  /** All in the same direction. */
  shift(level: UpperLevel, random: SeededRandom, gain: number): void;
}

/**
 * Steps of everybody at once, for people who hardly differ: as long as the others stand close nobody may leave, and chains that began apart would
 * stay so for thousands of draws. Both leave what is expected of people given the population as it was, so that the choices decide:
 * b' = mean + c·(b−mean), Σ' = c²Σ, s' = c²s changes the prior by (c²)ᵃ·exp(−b·s(c²−1)), s ~ Gamma(a, b); b' = b + d, mean' = mean + d by
 * that of the mean, N(0, Σ/k).
 */
export function jointMoves(
  { coefficients, told, logLikelihoods }: RespondentWalk,
  choices: RespondentChoices,
  signs: Signs,
  prior: { readonly hyper: { readonly shape: number; readonly rate: number }; readonly meanPrecision: number },
): JointMoves {
  const { width } = choices;
  const candidate = new Float64Array(coefficients.length);
  const candidateTold = new Float64Array(coefficients.length);
  const candidateLikelihoods = new Float64Array(logLikelihoods.length);
  const [normals, direction, shifted] = [0, 0, 0].map(() => new Float64Array(width)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const steps = { spread: 0.1, place: firstSteps(1, width)[0]! };
  let root: DenseMatrix | undefined;

  function decide(of: 'spread' | 'place', byPrior: number, random: SeededRandom, gain: number): boolean {
    tellSigned(candidateTold, candidate, signs);
    let by = byPrior;
    for (let i = 0; i < logLikelihoods.length; i++) {
      candidateLikelihoods[i] = respondentLogLikelihood(choices, i, candidateTold, i * width);
      by += candidateLikelihoods[i]! - logLikelihoods[i]!;
    }
    const isTaken = by > Math.log(1 - random.next());
    if (gain > 0) steps[of] *= Math.exp(gain * ((isTaken ? 1 : 0) - WANTED[of]));
    if (!isTaken) return false;
    coefficients.set(candidate);
    told.set(candidateTold);
    logLikelihoods.set(candidateLikelihoods);
    return true;
  }

  return {
    spread({ mean, means }, scale, random, gain) {
      const factor = Math.exp(steps.spread * random.normal());
      for (let at = 0; at < coefficients.length; at++) {
        const centre = means ? means[at]! : mean[at % width]!;
        candidate[at] = centre + factor * (coefficients[at]! - centre);
      }
      const squared = factor * factor;
      const { shape, rate } = prior.hyper;
      const byPrior = shape * Math.log(squared) - rate * scale * (squared - 1);
      return decide('spread', byPrior, random, gain) ? squared : 1;
    },
    shift({ mean, inverseRoot }, random, gain) {
      root ??= shapeOfAll(choices, mean);
      if (!root) return;
      fillNormals(random, normals);
      for (let j = 0; j < width; j++) {
        let move = 0;
        for (let k = 0; k <= j; k++) move += root.values[j * width + k]! * normals[k]!;
        direction[j] = steps.place * move;
        shifted[j] = mean[j]! + direction[j]!;
      }
      for (let at = 0; at < coefficients.length; at++) candidate[at] = coefficients[at]! + direction[at % width]!;
      const nothing = new Float64Array(width);
      const before = distance(mean, 0, nothing, 0, inverseRoot.values, width);
      const after = distance(shifted, 0, nothing, 0, inverseRoot.values, width);
      decide('place', (-prior.meanPrecision / 2) * (after - before), random, gain);
    },
  };
}

/** A root of the inverse of what all choices together say about where they would stand as one. Undefined where they do not. */
function shapeOfAll({ width, tasks }: RespondentChoices, mean: Float64Array): DenseMatrix | undefined {
  const whole = createMatrix(width, width);
  for (const own of tasks) {
    const { values } = choiceLikelihood(own)(mean).information();
    for (let at = 0; at < values.length; at++) whole.values[at]! += values[at]!;
  }
  const outcome = attempt(() => cholesky(choleskyInverse(cholesky(whole))));
  return 'value' in outcome && outcome.value.values.every(Number.isFinite) ? outcome.value : undefined;
}
