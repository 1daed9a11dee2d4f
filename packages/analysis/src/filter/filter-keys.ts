import type { Filter } from './filter.ts';
import { keysOf } from './filter-tests.ts';

/** The variables that a checked filter reads. */
export function filterKeys(filter: Filter): ReadonlySet<string> {
  const keys = new Set<string>();
  const collect = (part: Filter) => {
    if ('all' in part) part.all.forEach(collect);
    else if ('any' in part) part.any.forEach(collect);
    else if ('not' in part) collect(part.not);
    else {
      for (const key of keysOf(part)) keys.add(key);
      if ('value' in part && typeof part.value === 'object') for (const key of keysOf(part.value)) keys.add(key);
    }
  };
  collect(filter);
  return keys;
}
