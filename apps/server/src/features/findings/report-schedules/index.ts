export { scheduleReports } from './run-schedules.ts';
export { registerReportScheduleCalls } from './schedule.routes.ts';
export { deleteSendingsBefore } from './sending.repository.ts';
