import { alreadyPercent, type Percent } from '../../exhibit/units.ts';
import type { PriceSimulation } from '../../kind/simulation.ts';

/** Percent who buy at a price: on a straight line between the prices that were named, and none beyond them. */
export function demandAt({ prices, demand }: PriceSimulation, price: number): Percent {
  const above = prices.findIndex(one => one >= price);
  if (above < 0 || prices.length === 0 || price < prices[0]!) return alreadyPercent(0);
  if (prices[above] === price) return demand[above]!;
  const [low, high] = [prices[above - 1]!, prices[above]!];
  return alreadyPercent(demand[above - 1]! + ((price - low) / (high - low)) * (demand[above]! - demand[above - 1]!));
}
