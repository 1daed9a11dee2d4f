import type { Right, SharedThing } from '@wenshu/api-contract';
import { REPORT_FILE_RIGHT } from '../reports/index.ts';

/** Without which nobody shows it outside: the questionnaire is published by that, numbers are taken out. */
export const rightToShare = {
  questionnaire: 'questionnaire.publish',
  statistics: REPORT_FILE_RIGHT,
  report: REPORT_FILE_RIGHT,
} as const satisfies Record<SharedThing, Right>;
