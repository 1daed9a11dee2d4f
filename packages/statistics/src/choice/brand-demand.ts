import type { Num } from '../column.ts';
import type { BptoBrand, OfferedPrices } from './read-bpto-tasks.ts';

export interface PricePoint {
  price: number;
  shown: number;
  chosen: number;
  /** `null` when never shown. */
  share: Num;
  demand: number;
  revenueIndex: number;
}

export interface BrandDemand {
  brand: string;
  points: PricePoint[];
  /** The price with the largest revenue index; of equal ones the first. */
  optimalPrice: Num;
  /** `null` when nobody chose the brand. */
  meanMaxPrice: Num;
  nChoosers: number;
}

/**
 * A brand's demand curve: the percentage of respondents whose highest price at which they still chose it is at least this
 * price; revenue index = price·demand/100.
 */
export function brandDemand(
  { name, prices }: BptoBrand,
  brand: number,
  tasks: readonly OfferedPrices[],
  /** Everybody's first task, which says what the person weighs. */
  firstTasks: readonly OfferedPrices[],
): BrandDemand {
  const highest = new Map<string, number>();
  for (const task of tasks) {
    if (task.chosen !== brand) continue;
    highest.set(task.respondent, Math.max(highest.get(task.respondent) ?? 0, task.prices[brand]!));
  }
  const weigh = (list: readonly { weight: number }[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  const people = weigh(firstTasks);
  const limits = firstTasks.flatMap(({ respondent, weight }) => {
    const limit = highest.get(respondent);
    return limit === undefined ? [] : [{ limit, weight }];
  });
  const points = Array.from(prices, (price): PricePoint => {
    const offered = tasks.filter(task => task.prices[brand] === price);
    const shown = weigh(offered);
    const chosen = weigh(offered.filter(task => task.chosen === brand));
    const demand = (100 * weigh(limits.filter(({ limit }) => limit >= price))) / people;
    return {
      price,
      shown,
      chosen,
      share: shown > 0 ? (100 * chosen) / shown : null,
      demand,
      revenueIndex: (price * demand) / 100,
    };
  });
  const choosers = weigh(limits);
  const most = Math.max(...points.map(point => point.revenueIndex));
  return {
    brand: name,
    points,
    optimalPrice: points.find(point => point.revenueIndex === most)?.price ?? null,
    meanMaxPrice: choosers > 0 ? limits.reduce((sum, { limit, weight }) => sum + weight * limit, 0) / choosers : null,
    nChoosers: limits.length,
  };
}
