export { bytesOf } from './bytes-of.ts';
export { refuseBusy } from './refuse-busy.ts';
export { type TableColumn, writeTable, XLSX } from './write-table.ts';
