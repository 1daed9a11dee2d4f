import { type Filter, filterKeys } from '@wenshu/analysis';
import { notSetAside, ofStatus } from '../data-set/index.ts';

const usual: Readonly<Record<string, Filter>> = { 'fact:setAside': notSetAside, 'fact:status': ofStatus('success') };

/** Complete records that nobody set aside. Whoever filters by one of the two has said which they mean. */
export function countedRecords(filter: Filter | undefined): readonly Filter[] {
  const named = filter ? filterKeys(filter) : new Set<string>();
  return Object.entries(usual).flatMap(([key, one]) => (named.has(key) ? [] : [one]));
}
