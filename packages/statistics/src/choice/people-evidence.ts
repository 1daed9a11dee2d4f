import { attempt } from '../attempt.ts';
import type { Matrix, Num } from '../column.ts';
import { fSf } from '../distributions/fisher-f.ts';
import { cholesky, choleskySolve } from '../linear-algebra/cholesky.ts';
import { createMatrix, type DenseMatrix, matrixToRows, multiply } from '../linear-algebra/dense-matrix.ts';
import type { ChoiceTasks } from './choice-likelihood.ts';
import type { ChoiceFit } from './fit-choice-model.ts';

/** What choices say when those of one person are one answer: people who choose several times agree with themselves. */
export interface PeopleEvidence {
  people: number;
  /** Of the coefficients. */
  covariance: Matrix;
  /** How often people who choose by chance give as much; `null` where people are too few to tell. */
  pValue: Num;
}

/**
 * The sandwich H⁻¹(Σ s·sᵀ)H⁻¹·G/(G−1) over people, s being the sum of a person's scores x(chosen) − x̄, and a test that the first `tested`
 * coefficients are all 0: Hotelling's W·(G−k)/(k(G−1)) by F with k and G−k degrees of freedom. Weights are in the scores, whatever their unit.
 */
export function peopleEvidence(
  tasks: ChoiceTasks,
  fit: ChoiceFit,
  respondents: readonly (number | string)[],
  tested: number,
): PeopleEvidence {
  const scores = scoresByPerson(tasks, fit.shares, respondents);
  const people = scores.length;
  const width = tasks.design.columns;
  const squares = createMatrix(width, width);
  for (const score of scores)
    for (let i = 0; i < width; i++)
      for (let j = 0; j < width; j++) squares.values[i * width + j]! += score[i]! * score[j]!;
  const factor = people > 1 ? people / (people - 1) : 1;
  const sandwich = multiply(multiply(fit.covariance, squares), fit.covariance);
  const covariance = createMatrix(
    width,
    width,
    sandwich.values.map(value => factor * value),
  );
  return { people, covariance: matrixToRows(covariance), pValue: chanceOf(fit.estimates, covariance, tested, people) };
}

function scoresByPerson(
  { design, starts, chosen, weights }: ChoiceTasks,
  shares: Float64Array,
  respondents: readonly (number | string)[],
): readonly Float64Array[] {
  const width = design.columns;
  const byPerson = new Map<number | string, Float64Array>();
  for (let task = 0; task < chosen.length; task++) {
    const weight = weights ? weights[task]! : 1;
    if (!(weight > 0)) continue;
    const score = byPerson.get(respondents[task]!) ?? new Float64Array(width);
    byPerson.set(respondents[task]!, score);
    const own = (starts[task]! + chosen[task]!) * width;
    for (let j = 0; j < width; j++) {
      let mean = 0;
      for (let row = starts[task]!; row < starts[task + 1]!; row++)
        mean += shares[row]! * design.values[row * width + j]!;
      score[j]! += weight * (design.values[own + j]! - mean);
    }
  }
  return [...byPerson.values()];
}

function chanceOf(estimates: Float64Array, covariance: DenseMatrix, tested: number, people: number): Num {
  if (tested === 0 || people <= tested) return null;
  const part = createMatrix(tested, tested);
  for (let i = 0; i < tested; i++)
    for (let j = 0; j < tested; j++) part.values[i * tested + j] = covariance.values[i * covariance.columns + j]!;
  const own = estimates.slice(0, tested);
  const solved = attempt(() => choleskySolve(cholesky(part), own));
  if (!('value' in solved)) return null;
  const wald = own.reduce((sum, value, j) => sum + value * solved.value[j]!, 0);
  return fSf(Math.max(0, (wald * (people - tested)) / (tested * (people - 1))), tested, people - tested);
}
