export { KeptOrders } from './kept-orders.ts';
export { idsInOrder } from './make-order.ts';
export { type OwnOrder, queryRecords } from './query-records.ts';
export { registerRecordGridCalls } from './record-grid.routes.ts';
export { selectionFilter } from './record-selection.ts';
