import type { Kept } from '../data-set/variable.ts';
import type { Filter, FilterTest, FilterTestName, OfSeveral } from './filter.ts';

/** Which tests a variable takes, by how it is kept. */
export const takenBy: Readonly<Record<FilterTestName, readonly Kept[]>> = {
  choice: ['code', 'codes'],
  count: ['codes', 'code'],
  number: ['number', 'code'],
  text: ['text'],
  written: ['text'],
  length: ['text'],
  among: ['text', 'texts'],
  date: ['text'],
  moment: ['moment'],
  answered: ['code', 'codes', 'number', 'text', 'texts', 'moment'],
};

/** Tests that take several variables together. */
export const takesSeveral: readonly FilterTestName[] = ['count', 'number', 'answered'];

export const keysOf = ({ variable, more = [] }: OfSeveral): readonly [string, ...string[]] => [variable, ...more];

/** All tests of a checked filter, however they are joined. */
export function filterTestsIn(filter: Filter): readonly FilterTest[] {
  if ('not' in filter) return filterTestsIn(filter.not);
  if ('all' in filter) return filter.all.flatMap(filterTestsIn);
  return 'any' in filter ? filter.any.flatMap(filterTestsIn) : [filter];
}
