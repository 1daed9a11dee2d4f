import type { Reach } from './reach.ts';

export interface Combination extends Reach {
  /** Positions of items, ascending. */
  readonly items: readonly number[];
}

export interface BestCombinations {
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
  const isBetter = (items: readonly number[], own: Reach, other: Combination): boolean => {
    if (Math.abs(own.reach - other.reach) > slack) return own.reach > other.reach;
    if (Math.abs(own.frequency - other.frequency) > slack) return own.frequency > other.frequency;
    const differing = items.findIndex((item, k) => item !== other.items[k]);
    return differing >= 0 && items[differing]! < other.items[differing]!;
  };
  return {
    list,
    offer(items, own) {
      if (list.length === most && !isBetter(items, own, list[most - 1]!)) return;
      let place = list.length;
      while (place > 0 && isBetter(items, own, list[place - 1]!)) place--;
      list.splice(place, 0, { items, ...own });
      if (list.length > most) list.pop();
    },
  };
}
