export { registerExportCalls } from './export.routes.ts';
export { exportJob } from './export-job.ts';
export { uploadsJob } from './uploads-job.ts';
