import { type FiniteField, finiteFields } from './finite-field.ts';

/**
 * Cards on which any two columns show all pairs of levels equally often (Rao and Hamming): the cards are the points of an
 * m-dimensional space over a field of q elements, the columns its (q^m − 1)/(q − 1) directions. q² cards carry q + 1
 * columns: 9, 16, 25 and 49 cards for up to 4, 5, 6 and 8 attributes.
 */
function orthogonalArray(field: FiniteField, dimensions: number): number[][] {
  const points = allVectors(field.size, dimensions);
  const directions = points.filter(vector => vector.find(value => value !== 0) === 1);
  return points.map(point =>
    directions.map(direction =>
      direction.reduce((sum, value, i) => field.add(sum, field.multiply(value, point[i]!)), 0),
    ),
  );
}

function allVectors(size: number, dimensions: number): number[][] {
  const shorter = dimensions > 1 ? allVectors(size, dimensions - 1) : [[]];
  return shorter.flatMap(vector => Array.from({ length: size }, (_, value) => [...vector, value]));
}

/**
 * The smallest array with at least `cards` cards, `columns` columns and `levels` levels, or with exactly `cards` cards;
 * `undefined` when there is none of at most 128 cards.
 *
 * @example
 * findOrthogonalArray({ columns: 5, levels: 4, atLeast: 10 }).length // 16
 */
export function findOrthogonalArray(wanted: {
  columns: number;
  levels: number;
  atLeast: number;
  atMost?: number;
}): number[][] | undefined {
  const fitting = finiteFields
    .filter(field => field.size >= wanted.levels)
    .flatMap(field => [1, 2, 3, 4, 5, 6, 7].map(dimensions => ({ field, dimensions, cards: field.size ** dimensions })))
    .filter(({ field, cards }) => (cards - 1) / (field.size - 1) >= wanted.columns)
    .filter(({ cards }) => cards >= wanted.atLeast && cards <= (wanted.atMost ?? 128))
    .sort((a, b) => a.cards - b.cards || a.field.size - b.field.size);
  const best = fitting[0];
  return best && orthogonalArray(best.field, best.dimensions);
}
