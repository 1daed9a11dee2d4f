import type { Filter } from './filter.ts';
import { filterKeys } from './filter-keys.ts';

/** The status of a record that was answered to its end and kept: `answerStatus.success` of the calls. */
const SUCCESS = 2;

export const notSetAside: Filter = { test: 'answered', variable: 'fact:setAside', is: false };

const usual: Readonly<Record<string, Filter>> = {
  'fact:setAside': notSetAside,
  'fact:status': { test: 'choice', variable: 'fact:status', is: 'any-of', codes: [SUCCESS] },
};

/** Whom analyses count: complete records that nobody set aside. Whoever filters by one of the two has said which they mean. */
export function countedRecords(filter: Filter | undefined): readonly Filter[] {
  const named = filter ? filterKeys(filter) : new Set<string>();
  return Object.entries(usual).flatMap(([key, one]) => (named.has(key) ? [] : [one]));
}
