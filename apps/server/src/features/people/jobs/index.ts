export { defineJob, type JobContext, type JobDefinition, type JobResult } from './define-job.ts';
export {
  type AnybodysJob,
  cancelJob,
  findActiveJob,
  findActiveJobOf,
  findJobOwner,
  findJobStanding,
  listAnybodysJobs,
  listJobStates,
  listJobs,
  stopJob,
} from './job.repository.ts';
export { registerJobCalls } from './job.routes.ts';
export { requireMade } from './require-kept.ts';
export { runJob } from './run-job.ts';
export { startAgain } from './start-again.ts';
export { startJob, startJobWithin } from './start-job.ts';
export { readPersonJobs } from './waiting-jobs.repository.ts';
export { removeExpiredJobs, workOnJobs } from './work-on-jobs.ts';
