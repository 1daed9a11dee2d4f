import { compareCodePoints, StatisticsProblem } from '@wenshu/statistics/blocks';

/** What a coder gave a unit: a code, or a step of a scale. `null` where they did not judge it. */
export type Rating = string | number | null;

/** A row for each unit, in it a place for each coder, in the same order everywhere. */
export type Ratings = readonly (readonly Rating[])[];

export interface CodedRatings {
  /** Numbers ascending, then words by code points, unless the caller gave an order. */
  readonly levels: readonly (string | number)[];
  /** By unit: the places in `levels` of those who judged it, in the order of the coders; −1 who did not. */
  readonly units: readonly (readonly number[])[];
  readonly coders: number;
}

/** Ratings as places in a list of levels. A rating that `order` does not hold is refused: it would be counted as no judgement. */
export function codeRatings(ratings: Ratings, order?: readonly (string | number)[]): CodedRatings {
  const coders = ratings[0]?.length ?? 0;
  const levels = order ?? sortedLevels(ratings);
  const placeOf = new Map(levels.map((level, place) => [level, place]));
  const units = ratings.map(row => {
    if (row.length !== coders) throw new StatisticsProblem('unequal-lengths', { needed: coders, got: row.length });
    return row.map(rating => (rating === null ? -1 : placeIn(placeOf, rating)));
  });
  return { levels, units, coders };
}

function placeIn(placeOf: ReadonlyMap<string | number, number>, rating: string | number): number {
  const place = placeOf.get(rating);
  if (place === undefined) throw new StatisticsProblem('unknown-level', { column: 'ratings', level: `${rating}` });
  return place;
}

function sortedLevels(ratings: Ratings): (string | number)[] {
  const found = [...new Set(ratings.flat())].filter(rating => rating !== null);
  const numbers = found.filter(rating => typeof rating === 'number').sort((a, b) => a - b);
  const words = found.filter(rating => typeof rating === 'string').sort(compareCodePoints);
  return [...numbers, ...words];
}

/** How often each level was given to each unit. */
export function countLevels({ levels, units }: CodedRatings): number[][] {
  return units.map(row => {
    const counts = new Array<number>(levels.length).fill(0);
    for (const place of row) if (place >= 0) counts[place]! += 1;
    return counts;
  });
}

export function requireUnits(got: number, needed: number): void {
  if (got < needed) throw new StatisticsProblem('too-few-samples', { needed, got, what: 'rows' });
}
