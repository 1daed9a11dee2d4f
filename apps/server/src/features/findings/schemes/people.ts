import type { PlannedQuota } from './scheme.ts';

/** Of the questions of gender and age that schemes for a public have in common: nobody who is too young. */
export const peopleRules = 'screen-out age when age is last';

/** As adults are spread, roughly: whoever knows their market better changes the sizes before publishing. */
export const peopleQuota: PlannedQuota = {
  by: { gender: [50, 50], age: [15, 25, 25, 20, 15] },
  whenFull: 'end',
};
