export { findStates, presentBatch } from './batch-state.ts';
export { growBatch, openBatch } from './grow-batch.ts';
export { type Chosen, lookAtChosen } from './preview-batch.ts';
export { type BatchRow, deleteBatchesShownBefore, listBatchesById } from './record-batch.repository.ts';
export { registerRecordBatchCalls } from './record-batch.routes.ts';
export { findOwnBatch, performBatch, recordBatchJob, undoBatch } from './record-batch-job.ts';
export { runBatch } from './run-batch.ts';
