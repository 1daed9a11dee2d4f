export { registerQuotaStatisticsCalls } from './quota-statistics.routes.ts';
export { quotaStatisticsJob } from './quota-statistics-job.ts';
