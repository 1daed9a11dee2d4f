export { deleteBatchesShownBefore } from './record-batch.repository.ts';
export { registerRecordBatchCalls } from './record-batch.routes.ts';
export { recordBatchJob } from './record-batch-job.ts';
