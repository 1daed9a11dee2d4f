import { codeLevel, rangeOf } from '../choice/level-coding.ts';
import type { Num } from '../column.ts';
import type { CardDesign, RatingAttribute } from './card-design.ts';
import { tryFitCards } from './card-regression.ts';

export interface IndividualWorths {
  /** Position of the respondent. */
  respondent: number;
  /** `null`, like the utilities, when too few cards were rated. */
  intercept: Num;
  utilities: Num[][];
  /** In percent; `null` for a respondent who sees no difference between levels. */
  importance: Num[];
}

/** Everybody's own least squares on the cards that they rated. */
export function individualWorths(
  ratings: readonly Float64Array[],
  attributes: readonly RatingAttribute[],
  { matrix, names, first }: CardDesign,
): IndividualWorths[] {
  const nothing = attributes.map(() => null);
  return ratings.map((row, respondent) => {
    const counts = row.map(rating => (Number.isNaN(rating) ? 0 : 1));
    const fit = tryFitCards(
      matrix,
      counts,
      row.map(rating => (Number.isNaN(rating) ? 0 : rating)),
      names,
    );
    if (!fit) {
      const utilities = attributes.map(({ levels }) => levels.map(() => null));
      return { respondent, intercept: null, utilities, importance: nothing };
    }
    const utilities = attributes.map(({ levels }, a) =>
      levels.map((_, level) =>
        codeLevel(level, levels.length, 'effects').reduce(
          (sum, value, j) => sum + value * fit.estimates[first[a]! + j]!,
          0,
        ),
      ),
    );
    const ranges = utilities.map(rangeOf);
    const whole = ranges.reduce((sum, range) => sum + range, 0);
    // What rounding leaves of equal ratings is no preference.
    const isFlat = !(whole > 1e-10 * (1 + Math.abs(fit.estimates[0]!)));
    const importance = isFlat ? nothing : ranges.map(range => (100 * range) / whole);
    return { respondent, intercept: fit.estimates[0]!, utilities, importance };
  });
}

/** Weighted means over the respondents who have importances; `null` when nobody has. */
export function averageImportance(
  individual: readonly IndividualWorths[],
  weights: Float64Array,
  attributes: number,
): Num[] {
  const counted = individual.filter(({ importance, respondent }) => importance[0] !== null && weights[respondent]! > 0);
  const whole = counted.reduce((sum, { respondent }) => sum + weights[respondent]!, 0);
  return Array.from({ length: attributes }, (_, a) =>
    counted.length > 0
      ? counted.reduce((sum, { importance, respondent }) => sum + weights[respondent]! * importance[a]!, 0) / whole
      : null,
  );
}
