export { registerRecordGridCalls } from './record-grid.routes.ts';
export { selectionFilter } from './record-selection.ts';
