import type { Right } from '@wenshu/api-contract';

/** Marking, deleting and noting take records out of the count, or say why. */
export const canChangeRecords = (rights: readonly Right[]) =>
  rights.includes('questionnaire.publish') && rights.includes('records.view');
