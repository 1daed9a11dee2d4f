import { double } from './formula.ts';
import type { RecipeOf } from './recipe.ts';
import { saidOnce } from './said-once.ts';

type Nearest = RecipeOf<'nearest'>;

/** Smaller ones are no spread of anything. */
export const LEAST_SCALE = 1e-9;
/** No center is nearer than another to what lies so far away that doubles no longer tell. */
const TOO_FAR = 1e60;

/**
 * What is compared: the squared distance without the part that all centers share, as a constant and so much of each variable. Another
 * third of the work of distances, and both the function and the SQL add it up from the left, so that they agree to the last digit.
 */
const scoresOf = ({ centers, scales }: Nearest) =>
  centers.map(center => ({
    constant: center.reduce((sum, value, at) => sum + (value / scales[at]!) ** 2, 0),
    slopes: center.map((value, at) => ((-2 * value) / scales[at]!) * (1 / scales[at]!)),
  }));

/** The place of the nearest center; of two that are as near the first. NaN is missing. */
export function compileNearest(recipe: Nearest): (values: readonly number[]) => number | undefined {
  const centers = scoresOf(recipe);
  return values => {
    let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
    for (const [place, { constant, slopes }] of centers.entries()) {
      let score = constant;
      for (const [at, slope] of slopes.entries()) score += slope * values[at]!;
      if (!(Math.abs(score) < TOO_FAR)) return undefined;
      if (score < least) [nearest, least] = [place, score];
    }
    return nearest;
  };
}

/** The category's code. */
export function nearestSql(recipe: Nearest, operands: readonly string[]): string {
  const codes = recipe.categories.map(({ code }) => code);
  const place = saidOnce(operands, names => {
    const scores = scoresOf(recipe).map(({ constant, slopes }) =>
      [double(constant), ...slopes.map((slope, at) => `${double(slope)} * ${names[at]}`)].join(' + '),
    );
    const all = scores.map((_score, at) => `abs(score[${at + 1}]) < ${double(TOO_FAR)}`).join(' and ');
    const first = `case when ${all} then list_position(score, list_min(score)) end`;
    return `list_transform([[${scores.join(', ')}]], lambda score: ${first})[1]`;
  });
  return `('[${codes.join(', ')}]'::INTEGER[])[${place}]`;
}
