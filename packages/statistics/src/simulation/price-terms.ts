import type { Product } from './utilities.ts';

/** A level whose price is known. */
export interface PricedLevel {
  readonly level: number;
  readonly price: number;
}

/**
 * What a price is worth by the levels that were shown: on a straight line between its neighbours. Beyond the outermost nobody was asked,
 * so the outermost holds there.
 *
 * @example
 * priceTerms([{ level: 0, price: 100 }, { level: 1, price: 200 }], 125) // [{ level: 0, share: 0.75 }, { level: 1, share: 0.25 }]
 */
export function priceTerms(levels: readonly PricedLevel[], price: number): Product {
  const ascending = [...levels].sort((a, b) => a.price - b.price);
  const above = ascending.findIndex(one => one.price >= price);
  const [first, last] = [ascending[0], ascending.at(-1)];
  if (!first || !last) return [];
  if (above === 0) return [{ level: first.level, share: 1 }];
  if (above < 0) return [{ level: last.level, share: 1 }];
  const [low, high] = [ascending[above - 1]!, ascending[above]!];
  if (high.price === price) return [{ level: high.level, share: 1 }];
  const share = (price - low.price) / (high.price - low.price);
  return [
    { level: low.level, share: 1 - share },
    { level: high.level, share },
  ];
}
