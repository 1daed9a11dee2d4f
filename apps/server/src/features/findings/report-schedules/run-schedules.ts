import { DEFAULT_TIME_ZONE } from '@wenshu/survey-core';
import { jobKind } from '../../../platform/jobs/jobs.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findSettings } from '../../design/live-settings/index.ts';
import { makeSending } from './make-sending.ts';
import { nextDue } from './next-due.ts';
import { lockDueSchedule, writeNext } from './schedule.repository.ts';
import { claimSending, finishSending, insertSending } from './sending.repository.ts';

const reportsJob = jobKind<Record<string, never>>('reports.send', { reachesOut: true });
const EVERY_MINUTE = '* * * * *';
/** Far longer than the largest report takes. */
const CLAIM_MS = 15 * 60_000;
const MOST_TRIES = 3;

/** Every process may do it: what is due is handed out by claims. */
export async function scheduleReports(platform: Platform): Promise<void> {
  await platform.jobs.work(reportsJob, () => sendDueReports(platform));
  await platform.jobs.every(reportsJob, EVERY_MINUTE, {});
}

/** Somebody waits for one. */
export async function wakeReports(platform: Platform): Promise<void> {
  await platform.jobs.send(reportsJob, {});
}

/** Notes what is due, and makes it. One that fails keeps none of the others back. */
export async function sendDueReports(platform: Platform, claimMs = CLAIM_MS): Promise<void> {
  while (await noteDue(platform));
  const failures: unknown[] = [];
  for (;;) {
    const now = platform.clock.now();
    const sending = await claimSending(platform.database.pool, now, new Date(now.getTime() + claimMs));
    if (!sending) break;
    // It has killed its process, or failed, as often as that: it would do so again.
    if (sending.tries > MOST_TRIES) await finishSending(platform.database.pool, sending, 'failed', now);
    else await makeSending(platform, sending).catch(error => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some reports could not be sent');
}

/** Whatever was missed while no process ran is made up for once. */
async function noteDue({ database, clock }: Platform): Promise<boolean> {
  return database.transaction(async db => {
    const now = clock.now();
    const due = await lockDueSchedule(db, now);
    if (!due) return false;
    const { reportId, scrollId, rule, nextAt } = due;
    await insertSending(db, { sendingId: newId(), reportId, dueAt: nextAt! });
    await writeNext(db, reportId, nextDue(rule, await timeZoneOf(db, scrollId), now));
    return true;
  });
}

export async function timeZoneOf(db: Parameters<typeof findSettings>[0], scrollId: string): Promise<string> {
  return (await findSettings(db, scrollId))?.timeZone ?? DEFAULT_TIME_ZONE;
}
