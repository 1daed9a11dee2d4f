import { double, TOO_LARGE } from './formula.ts';
import type { RecipeOf } from './recipe.ts';

type Nearest = RecipeOf<'nearest'>;

/** Smaller ones are no spread of anything, and a distance upon them would leave what a number can be. */
export const LEAST_SCALE = 1e-9;

/** The place of the nearest center, as a function and in SQL side by side because they must mean the same: added up from the left, the first of two that are as near. */
export function nearestPlace({ centers, scales }: Nearest, values: readonly number[]): number | undefined {
  if (!values.every(value => Math.abs(value) < TOO_LARGE)) return undefined;
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const [place, center] of centers.entries()) {
    let distance = 0;
    for (const [at, value] of values.entries()) {
      const apart = (value - center[at]!) / scales[at]!;
      distance += apart * apart;
    }
    if (distance < least) [nearest, least] = [place, distance];
  }
  return nearest;
}

/** The category's code. A list says every distance once, where comparing each with each would say them all as often as there are centers. */
export function nearestSql({ centers, scales, categories }: Nearest, columns: readonly string[]): string {
  const places = centers.map((center, place) => {
    const parts = columns.map((column, at) => {
      const apart = `((${column} - ${double(center[at]!)}) / ${double(scales[at]!)})`;
      return `${apart} * ${apart}`;
    });
    return `{'distance': ${parts.join(' + ')}, 'place': ${place}, 'code': ${categories[place]!.code}}`;
  });
  const isKnown = columns.map(column => `abs(${column}) < ${double(TOO_LARGE)}`).join(' and ');
  return `(case when ${isKnown} then list_min([${places.join(', ')}]).code end)::INTEGER`;
}
