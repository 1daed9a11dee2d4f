import type { Filter } from '@wenshu/analysis';
import { outcomeStatuses, type RecordOutcome } from '@wenshu/api-contract';

export { notSetAside } from '@wenshu/analysis';

const setAsides = { invalid: 1, deleted: 2 };

export const setAsideAs = (as: keyof typeof setAsides): Filter => ({
  test: 'choice',
  variable: 'fact:setAside',
  is: 'any-of',
  codes: [setAsides[as]],
});

/** What is in the bin is there for nobody but who looks into it. */
export const notDeleted: Filter = { not: setAsideAs('deleted') };

/** What has become of a record, whether it was set aside or not. */
export const ofOutcome = (outcome: RecordOutcome): Filter => ({
  test: 'choice',
  variable: 'fact:status',
  is: 'any-of',
  codes: [...outcomeStatuses[outcome]],
});
