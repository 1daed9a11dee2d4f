import { effectiveOf, meanOf } from './spread.ts';

/** Every so manieth draw is looked at: neighbours hardly differ. */
const EVERY = 20;

export interface DrawnMeans {
  watch(coefficients: Float64Array): void;
  /** How far the difference of two figures' means varies from draw to draw. */
  varianceOf(one: number, other: number): number;
}

/** Means over people of some figures of theirs, draw by draw: how far they vary is how little the answers say of them. */
export function drawnMeans(
  figuresOf: (own: Float64Array) => readonly number[],
  width: number,
  weights: Float64Array,
): DrawnMeans {
  const means: (readonly number[])[] = [];
  let seen = 0;
  return {
    watch(coefficients) {
      if (seen++ % EVERY !== 0) return;
      const figures = Array.from(weights, (_, person) =>
        figuresOf(coefficients.subarray(person * width, (person + 1) * width)),
      );
      means.push(
        figures[0]!.map((_, at) =>
          meanOf(
            figures.map(own => own[at]!),
            weights,
          ),
        ),
      );
    },
    varianceOf(one, other) {
      const differences = means.map(drawn => drawn[one]! - drawn[other]!);
      const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
      const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
      return differences.length > 1 ? squares / (differences.length - 1) : 0;
    },
  };
}

/**
 * The first of several figures against the next, in standard errors: other people would have been asked, and of these the answers do not say
 * everything. The columns are people's own figures.
 */
export function leadOfPeople(columns: readonly ArrayLike<number>[], weights: Float64Array, drawn: DrawnMeans): number {
  const means = columns.map(column => meanOf(column, weights));
  const [first, second] = means.map((_, at) => at).sort((a, b) => means[b]! - means[a]!);
  if (first === undefined || second === undefined) return 0;
  const by = means[first]! - means[second]!;
  const squares = Float64Array.from(weights, (_, at) => (columns[first]![at]! - columns[second]![at]! - by) ** 2);
  const error = Math.sqrt(meanOf(squares, weights) / effectiveOf(weights) + drawn.varianceOf(first, second));
  return error > 0 ? by / error : 0;
}
