/** Apart from the rest of the package: the thread that writes a file needs nothing else of it, and is at work so much sooner. */
export type * from './column-batch.ts';
export type * from './file-column.ts';
export { columnHead } from './file-column.ts';
export { type FileColumns, fileColumns } from './file-columns.ts';
