import { type Percent, percentOf } from '../../../exhibit/units.ts';
/**
 * At each price the per cent of a total whose number is at least that (`at-least`) or at most that. Null where the total weighs nothing.
 */
export function cumulative(
  prices: readonly number[],
  values: readonly number[],
  weights: readonly number[],
  { direction, total }: { readonly direction: 'at-least' | 'at-most'; readonly total: number },
): readonly (Percent | null)[] {
  const isIn =
    direction === 'at-least'
      ? (value: number, price: number) => value >= price
      : (value: number, price: number) => value <= price;
  return prices.map(price => {
    const sum = values.reduce((known, value, place) => known + (isIn(value, price) ? weights[place]! : 0), 0);
    return percentOf(sum, total);
  });
}

/** Prices that any of them has, ascending. */
export const pricesOf = (all: readonly { readonly values: readonly number[] }[]): readonly number[] =>
  [...new Set(all.flatMap(({ values }) => values))].sort((a, b) => a - b);

/** More points are no curve that anybody reads, and a request may hold as many as there are people. */
export const MOST_PRICES = 500;
