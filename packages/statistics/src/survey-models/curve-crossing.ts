import type { Num } from '../column.ts';

/**
 * The price at which a falling curve meets a rising one, both given as shares (0–1) on ascending prices with straight
 * lines between them. Where they coincide over several prices, the middle of that stretch; `null` when they never meet.
 *
 * Differences below 1e-12 count as none: weights summed in another order must not move the crossing.
 *
 * @example
 * curveCrossing([10, 20], [1, 0], [0, 1]) // 15
 */
export function curveCrossing(prices: ArrayLike<number>, falling: ArrayLike<number>, rising: ArrayLike<number>): Num {
  const gap = (i: number) => {
    const difference = falling[i]! - rising[i]!;
    return Math.abs(difference) < 1e-12 ? 0 : difference;
  };
  for (let i = 0; i + 1 < prices.length; i++) {
    const before = gap(i);
    const after = gap(i + 1);
    if (!(before > 0 && after <= 0)) continue;
    if (after < 0) return prices[i]! + ((prices[i + 1]! - prices[i]!) * before) / (before - after);
    let last = i + 1;
    while (last + 1 < prices.length && gap(last + 1) === 0) last += 1;
    return (prices[i + 1]! + prices[last]!) / 2;
  }
  return null;
}

/** The value of a curve of straight lines at a price between its first and last one. */
export function curveAt(prices: ArrayLike<number>, curve: ArrayLike<number>, price: number): number {
  let i = 0;
  while (i + 2 < prices.length && prices[i + 1]! < price) i += 1;
  if (prices.length < 2) return curve[0]!;
  const share = (price - prices[i]!) / (prices[i + 1]! - prices[i]!);
  return curve[i]! + share * (curve[i + 1]! - curve[i]!);
}
