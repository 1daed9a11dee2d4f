export { registerRecordGridCalls } from './record-grid.routes.ts';
