import { jobKind } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { judgeAllAlerts } from './judge-alerts.ts';

const alertJob = jobKind<Record<string, never>>('survey.progressAlerts');
const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** Whoever opens the screen has the alerts of that moment; this is for what happens while nobody looks. */
export async function scheduleAlerts(platform: Platform): Promise<void> {
  await platform.jobs.work(alertJob, () => judgeAllAlerts(platform));
  await platform.jobs.every(alertJob, EVERY_FIVE_MINUTES, {});
}
