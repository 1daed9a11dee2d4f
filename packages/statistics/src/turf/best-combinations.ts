import type { Reach } from './reach.ts';

export interface Combination extends Reach {
  /** Positions of items, ascending. */
  readonly items: readonly number[];
}

export interface BestCombinations {
  /** The items in any order. */
  offer(items: readonly number[], reach: Reach): void;
  /** Best first. */
  readonly list: readonly Combination[];
}

/**
 * The best combinations of those offered: more reach first, then more frequency, then the earlier items. Sums that differ by less
 * than `slack` are equal, because the order of adding weights must not decide.
 */
export function bestCombinations(most: number, slack: number): BestCombinations {
  const list: Combination[] = [];
  const isBetter = (own: Combination, other: Combination): boolean => {
    if (Math.abs(own.reach - other.reach) > slack) return own.reach > other.reach;
    if (Math.abs(own.frequency - other.frequency) > slack) return own.frequency > other.frequency;
    const differing = own.items.findIndex((item, k) => item !== other.items[k]);
    return differing >= 0 && own.items[differing]! < other.items[differing]!;
  };
  return {
    list,
    offer(items, reach) {
      // Most of what is offered is worse, and is not worth the sorting.
      if (list.length === most && reach.reach < list[most - 1]!.reach - slack) return;
      const own = { items: items.toSorted((a, b) => a - b), ...reach };
      let place = list.length;
      while (place > 0 && isBetter(own, list[place - 1]!)) place--;
      list.splice(place, 0, own);
      if (list.length > most) list.pop();
    },
  };
}
