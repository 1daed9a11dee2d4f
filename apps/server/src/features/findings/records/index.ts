export { csvExportJob } from './csv-export-job.ts';
export { registerRecordCalls } from './record.routes.ts';
