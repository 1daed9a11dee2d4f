import type { AnswerPatterns } from './answer-patterns.ts';

/** What a combination of items achieves. */
export interface Reach {
  /** Σw of those who hold enough of its items. */
  readonly reach: number;
  /** Σw·(how many of its items they hold), over those reached. */
  readonly frequency: number;
}

export interface ReachCounter {
  /** Puts an item into the combination: what it then achieves, from what it achieved before. */
  add(item: number, before: Reach): Reach;
  /** Takes an item out again. */
  remove(item: number): void;
}

/** How many items of a combination each pattern holds, kept while items come and go. */
export function reachCounter({ weights, holding }: AnswerPatterns, minItems: number): ReachCounter {
  const held = new Uint16Array(weights.length);
  return {
    add(item, before) {
      let { reach, frequency } = before;
      for (const pattern of holding[item]!) {
        const count = ++held[pattern]!;
        if (count < minItems) continue;
        const weight = weights[pattern]!;
        if (count === minItems) {
          reach += weight;
          frequency += minItems * weight;
        } else frequency += weight;
      }
      return { reach, frequency };
    },
    remove(item) {
      for (const pattern of holding[item]!) held[pattern]!--;
    },
  };
}

export const noReach: Reach = { reach: 0, frequency: 0 };
