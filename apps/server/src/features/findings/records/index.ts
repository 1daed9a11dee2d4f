export { registerRecordCalls } from './record.routes.ts';
