import { serialize } from 'node:v8';
import { deflateRawSync } from 'node:zlib';
import type { BroughtTable } from '@wenshu/analysis/brought-in';
import { readSavTable } from './read-sav-table.ts';
import { readSheetColumns } from './read-sheet-columns.ts';

export interface DataTableOptions {
  readonly format: 'xlsx' | 'xls' | 'csv' | 'sav';
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxUnpackedBytes: number;
}

/** Why a table was not taken: the first merged cells and where they are, or how much there is. */
export type DataTableProblem =
  | { readonly problem: 'merged'; readonly place: string }
  | { readonly problem: 'too-many-rows' | 'too-many-columns' | 'empty' };

/** Packed by us: whoever reads it again reads no stranger's file. */
export type DataTableResult = DataTableProblem | { readonly packed: Uint8Array };

/** A file of data as columns: its first sheet, or its cases. */
export async function readDataTable(bytes: Uint8Array, options: DataTableOptions): Promise<DataTableResult> {
  const read = await (options.format === 'sav' ? readSavTable : readSheetColumns)(bytes, options);
  if ('problem' in read) return read;
  const isFilled = (table: BroughtTable) => table.lines.length > 0 && table.columns.length > 0;
  return isFilled(read) ? { packed: deflateRawSync(serialize(read), { level: 1 }) } : { problem: 'empty' };
}
