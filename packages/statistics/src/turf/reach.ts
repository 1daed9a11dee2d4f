import type { AnswerPatterns } from './answer-patterns.ts';

/** What a combination of items achieves. */
export interface Reach {
  /** Σw of those who hold enough of its items. */
  readonly reach: number;
  /** Σw·(how many of its items they hold), over those reached. */
  readonly frequency: number;
}

export interface ReachCounter {
  /** What the combination achieves with one more item, from what it achieves without. */
  with(item: number, before: Reach): Reach;
  put(item: number): void;
  take(item: number): void;
}

/**
 * How many items of a combination each pattern holds, kept while items come and go. What one more item would bring is kept by
 * pattern too, so that looking at a combination is adding numbers without asking.
 */
function reachCounter({ weights, holding }: AnswerPatterns, minItems: number): ReachCounter {
  const held = new Uint16Array(weights.length);
  /** The weight of those whom one more item reaches, and of those whom it reaches once more; 0 for the others. */
  const reachable = minItems === 1 ? weights.slice() : new Float64Array(weights.length);
  const again = new Float64Array(weights.length);
  const change = (item: number, by: number) => {
    const patterns = holding[item]!;
    for (let i = 0; i < patterns.length; i++) {
      const pattern = patterns[i]!;
      held[pattern]! += by;
      reachable[pattern] = held[pattern] === minItems - 1 ? weights[pattern]! : 0;
      again[pattern] = held[pattern]! >= minItems ? weights[pattern]! : 0;
    }
  };
  return {
    with(item, before) {
      const patterns = holding[item]!;
      let gained = 0;
      let repeated = 0;
      for (let i = 0; i < patterns.length; i++) {
        gained += reachable[patterns[i]!]!;
        repeated += again[patterns[i]!]!;
      }
      return { reach: before.reach + gained, frequency: before.frequency + minItems * gained + repeated };
    },
    put: item => change(item, 1),
    take: item => change(item, -1),
  };
}

const noReach: Reach = { reach: 0, frequency: 0 };

/** A counter that holds these items, and what they achieve. */
export function reachOf(
  patterns: AnswerPatterns,
  minItems: number,
  items: readonly number[],
): { counter: ReachCounter; reach: Reach } {
  const counter = reachCounter(patterns, minItems);
  let reach = noReach;
  for (const item of items) {
    reach = counter.with(item, reach);
    counter.put(item);
  }
  return { counter, reach };
}
