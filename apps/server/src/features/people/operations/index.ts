export { registerOperationCalls } from './operation.routes.ts';
export { operationLogJob } from './operation-log-job.ts';
