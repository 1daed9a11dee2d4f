export { defineJob, type JobDefinition } from './define-job.ts';
export { registerJobCalls } from './job.routes.ts';
export { runJob } from './run-job.ts';
export { startJob } from './start-job.ts';
export { removeExpiredJobs, workOnJobs } from './work-on-jobs.ts';
