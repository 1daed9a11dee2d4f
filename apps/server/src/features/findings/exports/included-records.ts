import type { Filter } from '@wenshu/analysis';
import type { ExportedRecords } from '@wenshu/api-contract';
import { notSetAside, ofOutcome } from '../data-set/index.ts';

const included: Readonly<Record<ExportedRecords, Filter>> = {
  success: { all: [notSetAside, ofOutcome('complete')] },
  screened: { all: [notSetAside, ofOutcome('screened')] },
  'quota-full': { all: [notSetAside, ofOutcome('quotaFull')] },
  incomplete: { all: [notSetAside, ofOutcome('incomplete')] },
  declined: { all: [notSetAside, ofOutcome('declined')] },
  invalid: { test: 'choice', variable: 'fact:setAside', is: 'any-of', codes: [1] },
};

/** The records that a file shall have. Deleted ones are in none. */
export function includedRecords(include: readonly ExportedRecords[], filter: Filter | undefined): Filter {
  const kinds: Filter = { any: [...new Set(include)].map(kind => included[kind]) };
  return filter ? { all: [kinds, filter] } : kinds;
}
