import { jobKind } from '../../../../platform/jobs/jobs.ts';

/** Every process may do it: a coding is handed out by a claim. */
export const rulesJob = jobKind<Record<string, never>>('coding.rules');
