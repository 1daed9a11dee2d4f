import { identityMatrix } from '../linear-algebra/dense-matrix.ts';
import type { SeededRandom } from '../random.ts';
import { fillNormals } from './fill-normals.ts';
import { type PackedRoots, packedSize, unitRoots, updateProposalRoots } from './proposal-roots.ts';
import { type RespondentChoices, respondentLogLikelihood } from './respondent-choices.ts';
import type { UpperLevel } from './upper-level.ts';

/** By coefficient: 1 for one that is nowhere negative, −1 for one that is nowhere positive, 0 for a free one. */
export type Signs = Int8Array;

/** Where every respondent stands, and how far the next step may go. */
export interface RespondentWalk {
  /** As the population knows them: normal numbers, whatever signs are wanted. */
  readonly coefficients: Float64Array;
  /** The same with what has the wrong sign at 0: choices are made by these. */
  readonly told: Float64Array;
  readonly logLikelihoods: Float64Array;
  readonly roots: PackedRoots;
  readonly steps: Float64Array;
}

const wantedAcceptance = 0.3;

/** Everybody begins at the same place, or at 0 where that is impossible: there all alternatives are alike. */
export function beginWalk(choices: RespondentChoices, start: Float64Array, signs: Signs): RespondentWalk {
  const { width, respondents } = choices;
  const count = respondents.length;
  const allowed = start.map((value, j) => signed(value, signs[j]!));
  const coefficients = new Float64Array(count * width);
  const logLikelihoods = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    coefficients.set(allowed, i * width);
    logLikelihoods[i] = respondentLogLikelihood(choices, i, coefficients, i * width);
    if (logLikelihoods[i]! > Number.NEGATIVE_INFINITY) continue;
    coefficients.fill(0, i * width, (i + 1) * width);
    logLikelihoods[i] = respondentLogLikelihood(choices, i, coefficients, i * width);
  }
  const roots = unitRoots(count, width);
  updateProposalRoots(roots, choices, coefficients, identityMatrix(width));
  return { coefficients, told: coefficients.slice(), logLikelihoods, roots, steps: firstSteps(count, width) };
}

/**
 * What has the wrong sign is 0. The population stays a whole normal distribution of which nothing is cut off: were it cut, people of
 * one mind would stand at the cut's mean and not at their own, too far from 0 (steps worth −0.6 were found at −1.1).
 */
const signed = (value: number, sign: number) => (value * sign < 0 ? 0 : value);

/** What choices are made by, of as many respondents as there are. */
export function tellSigned(target: Float64Array, coefficients: Float64Array, signs: Signs): void {
  for (let at = 0; at < target.length; at++) target[at] = signed(coefficients[at]!, signs[at % signs.length]!);
}

/** 2.4/√p is best for a normal posterior (Roberts, Gelman and Gilks 1997). */
export function firstSteps(count: number, width: number): Float64Array {
  return new Float64Array(count).fill(2.4 / Math.sqrt(width));
}

/**
 * One Metropolis step of every respondent, given the population; returns how many were taken. With a `gain`, steps grow after one
 * that was taken and shrink after one that was not, towards three taken in ten.
 */
export function walkOnce(
  { coefficients, told, logLikelihoods, roots, steps }: RespondentWalk,
  choices: RespondentChoices,
  { mean, means, inverseRoot }: UpperLevel,
  signs: Signs,
  random: SeededRandom,
  gain: number,
): number {
  const { width } = choices;
  const normals = new Float64Array(width);
  const candidate = new Float64Array(width);
  const candidateTold = new Float64Array(width);
  const longer = Math.exp(gain * (1 - wantedAcceptance));
  const shorter = Math.exp(-gain * wantedAcceptance);
  const packed = packedSize(width);
  let taken = 0;
  for (let i = 0; i < logLikelihoods.length; i++) {
    const offset = i * width;
    fillNormals(random, normals);
    propose(candidate, coefficients, offset, roots, i * packed, normals, steps[i]!);
    tellSigned(candidateTold, candidate, signs);
    const [centre, at] = means ? [means, offset] : [mean, 0];
    const distances =
      distance(coefficients, offset, centre, at, inverseRoot.values, width) -
      distance(candidate, 0, centre, at, inverseRoot.values, width);
    const least = logLikelihoods[i]! - 0.5 * distances + Math.log(1 - random.next());
    const logLikelihood = respondentLogLikelihood(choices, i, candidateTold, 0, least);
    const isTaken = logLikelihood > least;
    if (isTaken) {
      for (let j = 0; j < width; j++) {
        coefficients[offset + j] = candidate[j]!;
        told[offset + j] = candidateTold[j]!;
      }
      logLikelihoods[i] = logLikelihood;
      taken += 1;
    }
    if (gain > 0) steps[i]! *= isTaken ? longer : shorter;
  }
  return taken;
}

/** The next place to try. */
function propose(
  candidate: Float64Array,
  coefficients: Float64Array,
  offset: number,
  roots: PackedRoots,
  rootAt: number,
  normals: Float64Array,
  step: number,
): void {
  let at = rootAt;
  for (let j = 0; j < candidate.length; j++) {
    let move = 0;
    for (let k = 0; k <= j; k++) move += roots[at++]! * normals[k]!;
    candidate[j] = coefficients[offset + j]! + step * move;
  }
}

/** (b−mean)ᵀΣ⁻¹(b−mean) */
export function distance(
  coefficients: Float64Array,
  offset: number,
  mean: Float64Array,
  meanAt: number,
  inverseRoot: Float64Array,
  width: number,
): number {
  let whole = 0;
  for (let i = 0; i < width; i++) {
    let part = 0;
    for (let k = 0; k <= i; k++) part += inverseRoot[i * width + k]! * (coefficients[offset + k]! - mean[meanAt + k]!);
    whole += part * part;
  }
  return whole;
}
