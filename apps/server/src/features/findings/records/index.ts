export { BYTE_ORDER_MARK, csvLine } from './csv.ts';
export { csvExportJob } from './csv-export-job.ts';
export { registerRecordCalls } from './record.routes.ts';
