import type { AnswerPatterns } from './answer-patterns.ts';
import { bestCombinations, type Combination } from './best-combinations.ts';
import { noReach, type Reach, reachCounter } from './reach.ts';

export interface CombinationSearch {
  readonly patterns: AnswerPatterns;
  /** Items that every combination holds, ascending. */
  readonly fixed: readonly number[];
  /** The others, ascending. */
  readonly free: readonly number[];
  readonly minItems: number;
  readonly top: number;
  readonly slack: number;
  readonly progress: (share: number) => void;
}

const ascending = (items: readonly number[]) => items.toSorted((a, b) => a - b);

/** Looks at every combination of one size, adding and removing one item at a time. */
export function searchEvery(search: CombinationSearch, size: number): readonly Combination[] {
  const { fixed, free, top, slack } = search;
  const counter = reachCounter(search.patterns, search.minItems);
  const best = bestCombinations(top, slack);
  const chosen = [...fixed];
  const visit = (from: number, before: Reach): void => {
    const missing = size - chosen.length;
    if (missing === 0) {
      best.offer(ascending(chosen), before);
      return;
    }
    for (let i = from; i <= free.length - missing; i++) {
      if (chosen.length === fixed.length) search.progress(i / free.length);
      chosen.push(free[i]!);
      visit(i + 1, counter.add(free[i]!, before));
      counter.remove(free[i]!);
      chosen.pop();
    }
  };
  visit(
    0,
    fixed.reduce((before, item) => counter.add(item, before), noReach),
  );
  return best.list;
}

/** So many combinations of each size are extended by one more item. One would be the plain greedy search. */
const stepWidth = 50;

/**
 * Grows the best combinations item by item, keeping the best of each size on the way. It may miss a better combination whose
 * parts are weak by themselves; what it gives is counted exactly.
 */
export function searchStepwise(search: CombinationSearch, size: number): readonly Combination[] {
  const { fixed, free, slack } = search;
  let reached: readonly Combination[] = [{ items: fixed, ...noReach }];
  for (let width = fixed.length + 1; width <= size; width++) {
    search.progress((width - fixed.length - 1) / (size - fixed.length));
    const best = bestCombinations(width === size ? search.top : Math.max(search.top, stepWidth), slack);
    const seen = new Set<string>();
    for (const { items } of reached) {
      const counter = reachCounter(search.patterns, search.minItems);
      const before = items.reduce((sum, item) => counter.add(item, sum), noReach);
      for (const item of free) {
        const larger = ascending([...items, item]);
        const key = larger.join();
        if (items.includes(item) || seen.has(key)) continue;
        seen.add(key);
        best.offer(larger, counter.add(item, before));
        counter.remove(item);
      }
    }
    reached = best.list;
  }
  return reached;
}
