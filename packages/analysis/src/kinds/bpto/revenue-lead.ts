import type { BrandDemand } from '@wenshu/statistics';

export interface RevenueLead {
  readonly price: number;
  /** What comes next. */
  readonly other: number;
  readonly z: number;
}

/**
 * The price that brings most against the one that comes next, over the same people: whoever takes it at the higher price takes it at the
 * lower one too, so that the difference of both is known of everybody.
 */
export function revenueLead({ points }: BrandDemand, people: number): RevenueLead | undefined {
  const [first, second] = points.toSorted((a, b) => b.revenueIndex - a.revenueIndex);
  if (!first || !second || !(people > 0)) return undefined;
  const by = first.revenueIndex - second.revenueIndex;
  const [low, high] = first.price < second.price ? [first, second] : [second, first];
  const [both, onlyLow] = [high.demand / 100, (low.demand - high.demand) / 100];
  const variance = both * (high.price - low.price) ** 2 + onlyLow * low.price ** 2 - by * by;
  const error = Math.sqrt(Math.max(0, variance) / people);
  return { price: first.price, other: second.price, z: error > 0 ? by / error : by > 0 ? Number.MAX_VALUE : 0 };
}
