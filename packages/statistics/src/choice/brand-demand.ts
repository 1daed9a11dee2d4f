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
  respondents: number,
): BrandDemand {
  const highest = new Map<string, number>();
  for (const task of tasks) {
    if (task.chosen !== brand) continue;
    highest.set(task.respondent, Math.max(highest.get(task.respondent) ?? 0, task.prices[brand]!));
  }
  const limits = [...highest.values()];
  const points = Array.from(prices, (price): PricePoint => {
    const offered = tasks.filter(task => task.prices[brand] === price);
    const chosen = offered.filter(task => task.chosen === brand).length;
    const demand = (100 * limits.filter(limit => limit >= price).length) / respondents;
    return {
      price,
      shown: offered.length,
      chosen,
      share: offered.length > 0 ? (100 * chosen) / offered.length : null,
      demand,
      revenueIndex: (price * demand) / 100,
    };
  });
  const most = Math.max(...points.map(point => point.revenueIndex));
  return {
    brand: name,
    points,
    optimalPrice: points.find(point => point.revenueIndex === most)?.price ?? null,
    meanMaxPrice: limits.length > 0 ? limits.reduce((sum, limit) => sum + limit, 0) / limits.length : null,
    nChoosers: limits.length,
  };
}
