import type { Kept } from '../data-set/variable.ts';
import type { FilterTestName } from './filter.ts';

/** Which tests a variable takes, by how it is kept. */
export const takenBy: Readonly<Record<FilterTestName, readonly Kept[]>> = {
  choice: ['code', 'codes'],
  count: ['codes'],
  number: ['number', 'code'],
  text: ['text'],
  among: ['text', 'texts'],
  date: ['text'],
  moment: ['moment'],
  answered: ['code', 'codes', 'number', 'text', 'texts', 'moment'],
};
