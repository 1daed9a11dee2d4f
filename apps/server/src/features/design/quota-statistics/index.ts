export { namesOfCells } from './quota-rows.ts';
export { registerQuotaStatisticsCalls } from './quota-statistics.routes.ts';
export { quotaStatisticsJob } from './quota-statistics-job.ts';
