import type { Platform } from '../platform/platform.ts';
import { scheduleDeliveries } from './collect/docking/index.ts';
import { scheduleRewards } from './collect/rewards/index.ts';
import { scheduleSending } from './collect/sending/index.ts';
import { scheduleAnnouncements } from './console/announcements/index.ts';
import { tellOfEnd } from './design/collaborators/index.ts';
import { scheduleEnds } from './design/live-settings/index.ts';
import { scheduleCleaning } from './findings/cleaning/index.ts';
import { scheduleRules } from './findings/coding/index.ts';
import { scheduleAlerts } from './findings/progress/index.ts';
import { presentPushed } from './findings/records/index.ts';
import { scheduleReports } from './findings/report-schedules/index.ts';
import { workOnJobs } from './people/jobs/index.ts';
import { schedulePayments } from './people/payments/index.ts';
import { personJobs } from './person-jobs.ts';
import { scheduleSweep } from './sweep.ts';
import { scheduleBoards } from './talks/symposium/index.ts';

/** What a process does besides answering. Every process may do all of it: jobs are handed out once. */
export async function startBackgroundWork(platform: Platform): Promise<void> {
  await scheduleSweep(platform);
  await scheduleEnds(platform, tellOfEnd);
  await scheduleAlerts(platform);
  await scheduleSending(platform);
  await scheduleDeliveries(platform, presentPushed);
  await scheduleRewards(platform);
  await scheduleReports(platform);
  await scheduleCleaning(platform);
  await scheduleRules(platform);
  await scheduleAnnouncements(platform);
  await scheduleBoards(platform);
  await schedulePayments(platform);
  await workOnJobs(platform, personJobs);
}
