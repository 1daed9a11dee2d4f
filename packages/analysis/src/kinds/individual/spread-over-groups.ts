import type { ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';
import { fitSegments } from '../solution/segments.ts';
import { weightsAt } from './spread.ts';

/** How what was found of single people is spread over everybody and over each group, by their places among the rows and what they weigh. */
export function spreadOverGroups<Found extends { readonly rows: readonly number[] }, Spread>(
  data: ModelData,
  request: ModelRequest,
  found: Found,
  spread: (found: Found, places: readonly number[], weights: Float64Array) => Spread,
) {
  const placeOf = new Map(found.rows.map((row, place) => [row, place]));
  const of = (rows: readonly number[]) =>
    spread(
      found,
      rows.map(row => placeOf.get(row)!),
      weightsAt(data.weights, rows),
    );
  return { estimate: 'individual' as const, found, ...fitSegments(data, request, found.rows, of) };
}
