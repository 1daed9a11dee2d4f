import { attempt } from '../attempt.ts';
import { choiceLikelihood } from '../choice/choice-likelihood.ts';
import { cholesky, choleskyInverse } from '../linear-algebra/cholesky.ts';
import { createMatrix, type DenseMatrix, identityMatrix, multiply, transpose } from '../linear-algebra/dense-matrix.ts';
import type { RespondentChoices } from './respondent-choices.ts';

/** Lower triangles, row by row without their zeros, one respondent below the other. */
export type PackedRoots = Float64Array;

export const packedSize = (width: number) => (width * (width + 1)) / 2;

/** Steps of the same length in every direction, for everybody. */
export function unitRoots(count: number, width: number): PackedRoots {
  const roots = new Float64Array(count * packedSize(width));
  const one = pack(identityMatrix(width));
  for (let at = 0; at < roots.length; at += one.length) roots.set(one, at);
  return roots;
}

/**
 * The shape of each respondent's steps: a root of (H + Σ⁻¹)⁻¹, H being the information of the own choices at `centres`. A step
 * is then long where choices say little and short where they say much, whatever the units of a column.
 * A respondent whose matrix cannot be inverted keeps the shape from before.
 */
export function updateProposalRoots(
  roots: PackedRoots,
  { width, tasks }: RespondentChoices,
  centres: Float64Array,
  inverseRoot: DenseMatrix,
): void {
  const precision = multiply(transpose(inverseRoot), inverseRoot);
  tasks.forEach((own, respondent) => {
    const { information } = choiceLikelihood(own)(centres.slice(respondent * width, (respondent + 1) * width));
    const whole = createMatrix(
      width,
      width,
      information().values.map((value, i) => value + precision.values[i]!),
    );
    const outcome = attempt(() => cholesky(choleskyInverse(cholesky(whole))));
    if (!('value' in outcome)) return;
    const packed = pack(outcome.value);
    if (packed.every(Number.isFinite)) roots.set(packed, respondent * packed.length);
  });
}

function pack({ rows: size, values }: DenseMatrix): Float64Array {
  const packed = new Float64Array(packedSize(size));
  let at = 0;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) packed[at++] = values[i * size + j]!;
  }
  return packed;
}
