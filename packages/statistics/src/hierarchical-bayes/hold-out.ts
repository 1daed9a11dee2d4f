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

/** How often people's own coefficients tell the choice, beside one set of them for all and beside guessing. */
export interface ComparedHits {
  n: number;
  own: number;
  /** What guessing reaches on average, and how far it lies around that. */
  byChance: { mean: number; variance: number };
  /** Told by the own coefficients alone, and by those of all alone; `null` where there are none of all. */
  ownOnly: Num;
  togetherOnly: Num;
}

export function compareHits(
  { sets, places }: HoldOut,
  { columns, values }: DenseMatrix,
  pooled: Float64Array | undefined,
): ComparedHits {
  const found = { n: sets.length, own: 0, mean: 0, variance: 0, ownOnly: 0, togetherOnly: 0 };
  sets.forEach((set, s) => {
    const isOwn = isHit(set, values.subarray(places[s]! * columns, (places[s]! + 1) * columns));
    const isTogether = pooled !== undefined && isHit(set, pooled);
    const chance = 1 / set.rows.length;
    found.own += Number(isOwn);
    found.mean += chance;
    found.variance += chance * (1 - chance);
    found.ownOnly += Number(isOwn && !isTogether);
    found.togetherOnly += Number(isTogether && !isOwn);
  });
  return {
    n: found.n,
    own: found.own,
    byChance: { mean: found.mean, variance: found.variance },
    ownOnly: pooled ? found.ownOnly : null,
    togetherOnly: pooled ? found.togetherOnly : null,
  };
}

/** Of equal ones the first is predicted. */
function isHit({ rows, chosen }: RespondentSet, coefficients: Float64Array): boolean {
  const utilities = rows.map(row => coefficients.reduce((sum, value, j) => sum + value * row[j]!, 0));
  return utilities.indexOf(Math.max(...utilities)) === chosen;
}

function hitRate(
  { sets, places }: HoldOut,
  weights: Float64Array,
  coefficientsOf: (place: number) => Float64Array,
): Num {
  let hits = 0;
  let whole = 0;
  sets.forEach((set, s) => {
    const place = places[s]!;
    if (isHit(set, coefficientsOf(place))) hits += weights[place]!;
    whole += weights[place]!;
  });
  return whole > 0 ? hits / whole : null;
}
