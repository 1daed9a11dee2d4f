import type { Combination } from './best-combinations.ts';

/** How far one combination is ahead of another, by the people whom only one of both reaches. */
export interface CombinationLead {
  /** The other's items. */
  next: number[];
  /** Percent of people. */
  percent: number;
  /** In standard errors; 0 where nobody is reached by one of them alone. */
  z: number;
}

/** McNemar's (a − b)/√(a + b), with Σw and Σw² where people weigh differently. */
export function combinationLead(
  columns: readonly Float64Array[],
  weights: Float64Array,
  minItems: number,
  [best, next]: readonly [Combination, Combination],
): CombinationLead {
  const isReached = ({ items }: Combination, row: number) =>
    items.reduce((held, item) => held + columns[item]![row]!, 0) >= minItems;
  let [ahead, squares, whole] = [0, 0, 0];
  for (let row = 0; row < weights.length; row++) {
    const weight = weights[row]!;
    whole += weight;
    const by = Number(isReached(best, row)) - Number(isReached(next, row));
    ahead += by * weight;
    squares += (by * weight) ** 2;
  }
  return {
    next: [...next.items],
    percent: (100 * ahead) / whole,
    z: squares > 0 ? ahead / Math.sqrt(squares) : 0,
  };
}
