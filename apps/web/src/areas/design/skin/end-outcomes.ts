import type { EndOutcome } from '@wenshu/survey-core';

/** In the order in which a creator thinks of them. */
export const endOutcomes: readonly EndOutcome[] = [
  'finished',
  'screened',
  'quota-full',
  'quota-held',
  'closed',
  'already-completed',
];
