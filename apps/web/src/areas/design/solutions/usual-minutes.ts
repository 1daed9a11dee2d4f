import type { SolutionId } from '@wenshu/survey-core';

/** As long as a form within the advice takes. */
export const USUAL_MINUTES: Readonly<Record<SolutionId, number>> = {
  kano: 3,
  maxdiff: 3,
  cbc: 4,
  cpc: 3,
  psm: 1,
  bpto: 1,
};
