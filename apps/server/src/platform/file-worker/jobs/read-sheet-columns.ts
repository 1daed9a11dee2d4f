import { type BroughtTable, ColumnFiller, type TableCell } from '@wenshu/analysis/brought-in';
import { detectDelimiter, parseCsv, stripBom } from 'hucre/csv';
import { readXls } from 'hucre/xlsx';
import type { DataTableOptions, DataTableProblem } from './data-table.ts';
import { decodeText, firstSheet } from './read-sheet-rows.ts';

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
  readonly merges?: readonly {
    readonly startRow: number;
    readonly startCol: number;
    readonly endRow: number;
    readonly endCol: number;
  }[];
}

/** Blank lines stand between and below rows; a sheet with more than this is refused rather than cut. */
const BLANK_LINES = 5_000;
const MOST_NAME = 200;

/** The first sheet as columns: its first filled row names them. */
export async function readSheetColumns(
  bytes: Uint8Array,
  options: DataTableOptions,
): Promise<BroughtTable | DataTableProblem> {
  const { maxRows, maxColumns } = options;
  const sheet = await readSheet(bytes, options, maxRows + BLANK_LINES);
  const [merged] = sheet?.merges ?? [];
  if (merged) return { problem: 'merged', place: placeOf(merged) };
  const rows = sheet?.rows ?? [];
  const head = rows.findIndex(isFilled);
  if (head < 0) return { problem: 'empty' };
  const filled = rows.flatMap((row, at) => (at > head && isFilled(row) ? [at] : []));
  if (filled.length > maxRows || rows.length >= maxRows + BLANK_LINES) return { problem: 'too-many-rows' };
  const width = [head, ...filled].reduce(
    (most, at) => Math.max(most, rows[at]!.findLastIndex(cell => cellOf(cell) !== null) + 1),
    0,
  );
  if (width > maxColumns) return { problem: 'too-many-columns' };
  const names = namesOf(rows[head]!, width);
  const columns = names.map((name, place) => {
    const filler = new ColumnFiller();
    for (const at of filled) filler.add(cellOf(rows[at]![place]));
    return { name, values: filler.values, places: filler.places };
  });
  return {
    name: String(sheet?.name ?? ''),
    lines: Int32Array.from(filled, at => at + 1),
    // A column without a name and without a value is no column.
    columns: columns.filter(({ values }, place) => values.length > 0 || cellOf(rows[head]![place]) !== null),
  };
}

async function readSheet(
  bytes: Uint8Array,
  { format, maxUnpackedBytes }: DataTableOptions,
  maxRows: number,
): Promise<Sheet | undefined> {
  if (format === 'xlsx') return (await firstSheet(bytes, maxRows, maxUnpackedBytes)) as Sheet | undefined;
  if (format === 'xls') return (await readXls(bytes, { sheets: [0], maxRows })).sheets[0] as Sheet | undefined;
  const text = stripBom(decodeText(bytes));
  return { name: '', rows: parseCsv(text, { delimiter: detectDelimiter(text) }) };
}

const isFilled = (row: readonly unknown[] | undefined): boolean => row?.some(cell => cellOf(cell) !== null) ?? false;

/** A cell that says nothing is empty, however many blanks it has; a moment is written as people write it. */
function cellOf(cell: unknown): TableCell | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : momentText(cell);
  const text = String(cell).replaceAll('\0', '').trim();
  return text === '' ? null : text;
}

function momentText(moment: Date): string {
  const [day, time] = moment.toISOString().split('T') as [string, string];
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}

/** A column without a name is called by its letter, and of two with one name the second gets a number. */
function namesOf(head: readonly unknown[], width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, place) => {
    const name = String(cellOf(head[place]) ?? letterOf(place))
      .replace(/\s+/g, ' ')
      .slice(0, MOST_NAME);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

function letterOf(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}

const placeOf = ({ startRow, startCol, endRow, endCol }: NonNullable<Sheet['merges']>[number]) =>
  `${letterOf(startCol)}${startRow + 1}:${letterOf(endCol)}${endRow + 1}`;
