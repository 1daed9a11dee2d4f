import type { Num } from '../column.ts';
import type { DenseMatrix } from '../linear-algebra/dense-matrix.ts';
import { StatisticsProblem } from '../problem.ts';
import type { RespondentChoices, RespondentSet } from './respondent-choices.ts';

/** Choice sets that the model has not learnt from, each with the place of its respondent. */
export interface HoldOut {
  readonly sets: readonly RespondentSet[];
  readonly places: readonly number[];
}

/** Refuses choices of people of whom nothing else is known. */
export function readHoldOut(sets: readonly RespondentSet[], { places }: RespondentChoices): HoldOut {
  const read = sets.map(({ respondent }) => {
    const place = places.get(String(respondent));
    if (place !== undefined) return place;
    throw new StatisticsProblem('unknown-level', { column: 'holdoutTasks', level: String(respondent) });
  });
  return { sets, places: read };
}

/** Share of sets in which everybody's own coefficients predict the choice; by weights, `null` when none of them counts. */
export function ownHitRate(held: HoldOut, { columns, values }: DenseMatrix, weights: Float64Array): Num {
  return hitRate(held, weights, place => values.subarray(place * columns, (place + 1) * columns));
}

/** The same with the same coefficients for everybody, where there are any. */
export function pooledHitRate(held: HoldOut, coefficients: Float64Array | undefined, weights: Float64Array): Num {
  return coefficients ? hitRate(held, weights, () => coefficients) : null;
}

function hitRate(
  { sets, places }: HoldOut,
  weights: Float64Array,
  coefficientsOf: (place: number) => Float64Array,
): Num {
  let hits = 0;
  let whole = 0;
  sets.forEach(({ rows, chosen }, s) => {
    const place = places[s]!;
    const coefficients = coefficientsOf(place);
    const utilities = rows.map(row => coefficients.reduce((sum, value, j) => sum + value * row[j]!, 0));
    // Of equal ones the first is predicted.
    if (utilities.indexOf(Math.max(...utilities)) === chosen) hits += weights[place]!;
    whole += weights[place]!;
  });
  return whole > 0 ? hits / whole : null;
}
