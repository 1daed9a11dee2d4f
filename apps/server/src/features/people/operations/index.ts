export { registerOperationCalls } from './operation.routes.ts';
export { enterpriseLogJob, operationLogJob } from './operation-log-job.ts';
