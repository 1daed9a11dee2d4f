import type { Queryable } from '../../../platform/database/database.ts';
import { jobKind } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endOverdueSurveys } from './live-status.repository.ts';

const endOnTimeJob = jobKind<Record<string, never>>('survey.endOnTime');
const EVERY_MINUTE = '* * * * *';

/** Tells whom it concerns that a survey has ended. Who that is, is known further up. */
export type TellOfEnd = (db: Queryable, scrollId: string) => Promise<void>;

/** Lists show "ended" soon after the end. Gates look at the time themselves and wait for nobody. */
export async function scheduleEnds(platform: Platform, tell: TellOfEnd): Promise<void> {
  await platform.jobs.work(endOnTimeJob, () => endOnTime(platform, tell));
  await platform.jobs.every(endOnTimeJob, EVERY_MINUTE, {});
}

/** Ended and told at once: whoever is told twice, or never, does not believe the third time. */
export function endOnTime({ database, clock }: Platform, tell: TellOfEnd): Promise<void> {
  return database.transaction(async db => {
    for (const scrollId of await endOverdueSurveys(db, clock.now())) await tell(db, scrollId);
  });
}
