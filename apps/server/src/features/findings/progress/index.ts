export { deleteAlertsEndedBefore } from './alert.repository.ts';
export { scheduleAlerts } from './alert-job.ts';
export { registerProgressCalls } from './progress.routes.ts';
