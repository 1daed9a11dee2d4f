import { readXls } from 'hucre/xlsx';
import { firstSheet } from './read-sheet-rows.ts';

interface TableOptions {
  readonly format: 'xls' | 'xlsx';
  /** Rows of data below the one that names the columns. */
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxUnpackedBytes: number;
}

export interface SheetTable {
  /** Of the sheet. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** It has merged cells: which of them a number belongs to nobody can say. */
  readonly isMerged: boolean;
  /** It has more rows than are read. */
  readonly isTooLong: boolean;
}

const MOST_CELL = 2_000;

/** The first sheet as a table: its first row names the columns, numbers stay numbers. */
export async function readSheetTable(bytes: Uint8Array, options: TableOptions): Promise<SheetTable> {
  const { format, maxRows, maxColumns, maxUnpackedBytes } = options;
  // One more than may be, and the names, so that a longer one is found out.
  const most = maxRows + 2;
  const sheet =
    format === 'xls'
      ? (await readXls(bytes, { sheets: [0], maxRows: most })).sheets[0]
      : await firstSheet(bytes, most, maxUnpackedBytes);
  const all = (sheet?.rows ?? []).map(row => Array.from(row.slice(0, maxColumns), cellOf));
  const filled = all.filter(row => row.some(cell => cell !== null));
  const [head = [], ...rows] = filled;
  const width = filled.reduce((most, row) => Math.max(most, row.findLastIndex(cell => cell !== null) + 1), 0);
  const whole = (row: readonly (string | number | null)[]) => Array.from({ length: width }, (_, at) => row[at] ?? null);
  return {
    name: String(sheet?.name ?? ''),
    columns: whole(head).map(cell => String(cell ?? '')),
    rows: rows.slice(0, maxRows).map(whole),
    isMerged: (sheet?.merges?.length ?? 0) > 0,
    isTooLong: rows.length > maxRows,
  };
}

function cellOf(cell: unknown): string | number | null {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).slice(0, MOST_CELL);
}
