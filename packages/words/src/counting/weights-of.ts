import { StatisticsProblem } from '@wenshu/statistics/blocks';

export interface CountWeights {
  readonly of: (place: number) => number;
  /** Σw. */
  readonly sum: number;
  /** (Σw)²/Σw²: how many people without weights would be as many. 0 for nobody. */
  readonly effective: number;
}

/** How much each text counts; 1 where no weights are given. */
export function weightsOf(weights: ArrayLike<number> | undefined, count: number): CountWeights {
  if (weights && weights.length !== count)
    throw new StatisticsProblem('unequal-lengths', { column: 'weights', needed: count, got: weights.length });
  const of = (place: number) => weights?.[place] ?? 1;
  let [sum, squares] = [0, 0];
  for (let place = 0; place < count; place++) {
    const weight = of(place);
    if (!(weight >= 0 && weight < 1e60)) throw new StatisticsProblem('invalid-weights', { row: place });
    sum += weight;
    squares += weight * weight;
  }
  return { of, sum, effective: squares > 0 ? sum ** 2 / squares : 0 };
}
