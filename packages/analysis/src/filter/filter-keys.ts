import type { Filter } from './filter.ts';
import { filterTestsIn, keysOf } from './filter-tests.ts';

/** The variables that a checked filter reads. */
export function filterKeys(filter: Filter): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const test of filterTestsIn(filter)) {
    for (const key of keysOf(test)) keys.add(key);
    if ('value' in test && typeof test.value === 'object') for (const key of keysOf(test.value)) keys.add(key);
  }
  return keys;
}
