export { deleteDraftsBefore } from './draft.repository.ts';
export { registerImportCalls } from './import.routes.ts';
export { importJob } from './import-job.ts';
export { waveJob } from './wave-job.ts';
