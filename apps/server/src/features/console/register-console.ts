import type { FastifyInstance } from 'fastify';
import { registerAnnouncementCalls } from './announcements/index.ts';
import { registerBackupCalls } from './backups/index.ts';
import { registerDocumentsRoomCalls } from './documents/index.ts';
import { registerOperatedEnterpriseCalls } from './enterprises/index.ts';
import { type JobDefinitions, registerJobsDesk } from './jobs/index.ts';
import { registerOperatedMoneyCalls } from './money/index.ts';
import { registerNewsRoomCalls } from './news/index.ts';
import { registerOperatorCalls } from './operators/index.ts';
import { registerOverviewCalls } from './overview/index.ts';
import { registerHelpedPeopleCalls } from './people/index.ts';
import { registerOperatedPlanCalls } from './plans/index.ts';
import { registerReviewCalls } from './reviews/index.ts';
import { registerSettingsDesk } from './settings/index.ts';
import { registerTrialApplicationCalls } from './trial/index.ts';

interface ConsoleParts {
  /** Every kind of job that people start, by its kind. */
  readonly personJobs: JobDefinitions;
}

/** The calls of the console: who runs the installation, and what they do. */
export function registerConsole(api: FastifyInstance, { personJobs }: ConsoleParts): void {
  registerOperatorCalls(api);
  registerOverviewCalls(api);
  registerBackupCalls(api);
  registerJobsDesk(api, personJobs);
  registerSettingsDesk(api);
  registerNewsRoomCalls(api);
  registerDocumentsRoomCalls(api);
  registerAnnouncementCalls(api);
  registerOperatedEnterpriseCalls(api);
  registerOperatedPlanCalls(api);
  registerOperatedMoneyCalls(api);
  registerHelpedPeopleCalls(api);
  registerReviewCalls(api);
  registerTrialApplicationCalls(api);
}
