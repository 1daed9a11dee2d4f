export { bytesOf } from './bytes-of.ts';
export { type TableColumn, writeTable, XLSX } from './write-table.ts';
