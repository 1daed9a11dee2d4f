import { StatisticsProblem } from '../problem.ts';
import type { PriceQuestion } from './price-curves.ts';

export interface PriceDemand {
  /** People with prices in order and both intentions. */
  n: number;
  /** Percent who would buy, at each price. */
  trial: number[];
  /** price·trial/100 */
  revenue: number[];
  optimalTrial: { price: number; trial: number };
  optimalRevenue: { price: number; revenue: number };
  /** Prices at which not clearly fewer would buy than at the best one, nor clearly less is earned (95%). */
  nearTrial: PriceBand;
  nearRevenue: PriceBand;
}

export interface PriceBand {
  lower: number;
  upper: number;
}

export interface DemandInput {
  readonly answers: Readonly<Record<PriceQuestion, Float64Array>>;
  readonly intentCheap: Float64Array;
  readonly intentExpensive: Float64Array;
  /** Purchase probability by code of intention. */
  readonly calibration: Readonly<Record<string, number>>;
  readonly weights: Float64Array;
  readonly rows: readonly number[];
  readonly prices: ArrayLike<number>;
}

/**
 * Newton, Miller and Smith's demand: each person buys with probability 0 at the prices that are too cheap and too expensive, with the
 * calibrated intention at those that are cheap and expensive, and in between on straight lines. Nothing where nobody told both
 * intentions.
 */
export function priceDemand(input: DemandInput): PriceDemand | undefined {
  const buyers = input.rows.flatMap(row => {
    const cheap = probability(input.calibration, input.intentCheap[row]!, 'intentCheap');
    const expensive = probability(input.calibration, input.intentExpensive[row]!, 'intentExpensive');
    if (cheap === undefined || expensive === undefined) return [];
    const { answers } = input;
    const at = [answers.tooCheap[row]!, answers.cheap[row]!, answers.expensive[row]!, answers.tooExpensive[row]!];
    return [{ weight: input.weights[row]!, prices: at, shares: [0, cheap, expensive, 0] }];
  });
  const total = buyers.reduce((sum, buyer) => sum + buyer.weight, 0);
  if (!(total > 0)) return undefined;
  const prices = Array.from(input.prices);
  const trial = prices.map(
    price => (100 * buyers.reduce((sum, buyer) => sum + buyer.weight * shareAt(buyer, price), 0)) / total,
  );
  const revenue = prices.map((price, i) => (price * trial[i]!) / 100);
  const [mostTrial, mostRevenue] = [firstLargest(trial), firstLargest(revenue)];
  const bandAround = (best: number, of: (buyer: Buyer, price: number) => number): PriceBand => {
    const near = prices.filter(price => price === prices[best] || !isClearlyLess(buyers, of, price, prices[best]!));
    return { lower: near[0]!, upper: near.at(-1)! };
  };
  return {
    n: buyers.length,
    trial,
    revenue,
    optimalTrial: { price: prices[mostTrial]!, trial: trial[mostTrial]! },
    optimalRevenue: { price: prices[mostRevenue]!, revenue: revenue[mostRevenue]! },
    nearTrial: bandAround(mostTrial, shareAt),
    nearRevenue: bandAround(mostRevenue, (buyer, price) => price * shareAt(buyer, price)),
  };
}

interface Buyer {
  readonly weight: number;
  readonly prices: readonly number[];
  readonly shares: readonly number[];
}

const CLEAR = 1.959963984540054;

/** Whether the difference of both prices, person by person, is more than its error: the same people stand at both. */
function isClearlyLess(
  buyers: readonly Buyer[],
  of: (buyer: Buyer, price: number) => number,
  price: number,
  best: number,
): boolean {
  const total = buyers.reduce((sum, { weight }) => sum + weight, 0);
  const less = buyers.map(buyer => of(buyer, best) - of(buyer, price));
  const mean = less.reduce((sum, one, at) => sum + buyers[at]!.weight * one, 0) / total;
  const squares = less.reduce((sum, one, at) => sum + (buyers[at]!.weight * (one - mean)) ** 2, 0);
  return mean > (CLEAR * Math.sqrt(squares)) / total;
}

function probability(calibration: DemandInput['calibration'], code: number, column: string): number | undefined {
  if (Number.isNaN(code)) return undefined;
  const found = Object.hasOwn(calibration, String(code)) ? calibration[String(code)] : undefined;
  if (found === undefined) throw new StatisticsProblem('unknown-level', { column, level: String(code) });
  if (!(found >= 0 && found <= 1)) throw new StatisticsProblem('invalid-setting', { setting: 'calibration' });
  return found;
}

/** On the straight lines between a person's prices, 0 outside; where prices coincide the larger value holds. */
function shareAt({ prices, shares }: Buyer, price: number): number {
  let share = 0;
  for (let k = 0; k < 3; k++) {
    const [from, to] = [prices[k]!, prices[k + 1]!];
    if (price < from || price > to) continue;
    const [low, high] = [shares[k]!, shares[k + 1]!];
    share = Math.max(share, from === to ? Math.max(low, high) : low + ((price - from) / (to - from)) * (high - low));
  }
  return share;
}

/** Of values that differ by rounding only, the first. */
function firstLargest(values: readonly number[]): number {
  let best = 0;
  values.forEach((value, i) => {
    if (value > values[best]! + 1e-12 * Math.abs(values[best]!)) best = i;
  });
  return best;
}
