import { type NumColumn, readNumbers, requireLength } from '../column.ts';
import { StatisticsProblem } from '../problem.ts';

export interface BptoBrand {
  name: string;
  /** The steps of its price, ascending. */
  prices: ArrayLike<number>;
}

export interface BptoTask {
  respondent: number | string;
  /** By brand; `null` for one that was not offered. */
  prices: NumColumn;
  /** Position of the chosen brand; `null` for none of them. */
  chosen: number | null;
}

/** A checked task: NaN where a brand was not offered. */
export interface OfferedPrices {
  readonly respondent: string;
  readonly prices: Float64Array;
  readonly chosen: number | null;
  readonly weight: number;
}

export function readBptoTasks(
  tasks: readonly BptoTask[],
  brands: readonly BptoBrand[],
  hasNone: boolean,
  weights?: Float64Array,
): OfferedPrices[] {
  return tasks.map(({ respondent, prices, chosen }, task) => {
    const offered = readNumbers(prices, 'prices');
    requireLength(offered, brands.length, 'prices');
    offered.forEach((price, brand) => {
      const { name, prices: steps } = brands[brand]!;
      if (!Number.isNaN(price) && !Array.from(steps).includes(price)) {
        throw new StatisticsProblem('unknown-level', { column: name, level: String(price) });
      }
    });
    if (chosen === null && !hasNone) throw new StatisticsProblem('invalid-setting', { setting: 'none' });
    if (chosen !== null && !(Number.isInteger(chosen) && offered[chosen]! >= 0)) {
      throw new StatisticsProblem('out-of-range', { what: 'chosen', value: chosen, min: 0, max: brands.length - 1 });
    }
    return { respondent: String(respondent), prices: offered, chosen, weight: weights ? weights[task]! : 1 };
  });
}
