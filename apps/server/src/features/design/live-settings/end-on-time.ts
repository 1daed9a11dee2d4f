import { jobKind } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endOverdueSurveys } from './live-status.repository.ts';

const endOnTimeJob = jobKind<Record<string, never>>('survey.endOnTime');
const EVERY_MINUTE = '* * * * *';

/** Lists show "ended" soon after the end. Gates look at the time themselves and wait for nobody. */
export async function scheduleEnds(platform: Platform): Promise<void> {
  await platform.jobs.work(endOnTimeJob, () => endOverdueSurveys(platform.database.pool, platform.clock.now()));
  await platform.jobs.every(endOnTimeJob, EVERY_MINUTE, {});
}
