import { serialize } from 'node:v8';
import { deflateRawSync } from 'node:zlib';
import type { BroughtTable } from '@wenshu/analysis/brought-in';
import type { DataTableOptions, DataTableResult } from './data-table.ts';
import { readSavTable } from './read-sav-table.ts';
import { readSheetColumns } from './read-sheet-columns.ts';

/** A file of data as columns: its first sheet, or its cases. */
export async function readDataTable(bytes: Uint8Array, options: DataTableOptions): Promise<DataTableResult> {
  const read = await (options.format === 'sav' ? readSavTable : readSheetColumns)(bytes, options);
  if ('problem' in read) return read;
  const isFilled = (table: BroughtTable) => table.lines.length > 0 && table.columns.length > 0;
  return isFilled(read) ? { packed: deflateRawSync(serialize(read), { level: 1 }) } : { problem: 'empty' };
}
