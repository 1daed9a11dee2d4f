import type { AnswerPatterns } from './answer-patterns.ts';
import { bestCombinations, type Combination } from './best-combinations.ts';
import { type Reach, reachOf } from './reach.ts';

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

/** Looks at every combination of one size, adding and removing one item at a time. */
export function searchEvery(search: CombinationSearch, size: number): readonly Combination[] {
  const { fixed, free } = search;
  const best = bestCombinations(search.top, search.slack);
  const start = reachOf(search.patterns, search.minItems, fixed);
  const { counter } = start;
  const chosen = [...fixed];
  const visit = (from: number, before: Reach): void => {
    const missing = size - chosen.length;
    for (let i = from; i <= free.length - missing; i++) {
      if (chosen.length === fixed.length) search.progress(i / free.length);
      const item = free[i]!;
      const reach = counter.with(item, before);
      chosen.push(item);
      if (missing === 1) best.offer(chosen, reach);
      else {
        counter.put(item);
        visit(i + 1, reach);
        counter.take(item);
      }
      chosen.pop();
    }
  };
  if (size === fixed.length) best.offer(fixed, start.reach);
  else visit(0, start.reach);
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
  let reached: readonly { readonly items: readonly number[] }[] = [{ items: fixed }];
  let best = bestCombinations(search.top, slack);
  for (let width = fixed.length + 1; width <= size; width++) {
    search.progress((width - fixed.length - 1) / (size - fixed.length));
    best = bestCombinations(width === size ? search.top : Math.max(search.top, stepWidth), slack);
    const seen = new Set<string>();
    for (const { items } of reached) {
      const { counter, reach } = reachOf(search.patterns, search.minItems, items);
      for (const item of free) {
        const larger = [...items, item];
        const key = larger.toSorted((a, b) => a - b).join();
        if (items.includes(item) || seen.has(key)) continue;
        seen.add(key);
        best.offer(larger, counter.with(item, reach));
      }
    }
    reached = best.list;
  }
  return best.list;
}
