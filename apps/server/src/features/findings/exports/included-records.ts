import type { Filter } from '@wenshu/analysis';
import { answerStatus, type ExportedRecords } from '@wenshu/api-contract';

const valid: Filter = { test: 'answered', variable: 'fact:setAside', is: false };
const ofStatus = (...codes: readonly number[]): Filter => ({
  all: [valid, { test: 'choice', variable: 'fact:status', is: 'any-of', codes }],
});

const { success, screened, quotaFull, quotaHeld, notCompleted } = answerStatus;

const included: Readonly<Record<ExportedRecords, Filter>> = {
  success: ofStatus(success),
  screened: ofStatus(screened),
  'quota-full': ofStatus(quotaFull, quotaHeld),
  incomplete: ofStatus(notCompleted),
  invalid: { test: 'choice', variable: 'fact:setAside', is: 'any-of', codes: [1] },
};

/** The records that a file shall have. Deleted ones are in none. */
export function includedRecords(include: readonly ExportedRecords[], filter: Filter | undefined): Filter {
  const kinds: Filter = { any: [...new Set(include)].map(kind => included[kind]) };
  return filter ? { all: [kinds, filter] } : kinds;
}
