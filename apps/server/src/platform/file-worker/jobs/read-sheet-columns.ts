import type { BroughtTable } from '@wenshu/analysis/brought-in';
import { readCsvLines } from '@wenshu/data-files';
import { detectDelimiter, stripBom } from 'hucre/csv';
import { readXls } from 'hucre/xlsx';
import type { DataTableOptions, DataTableProblem } from './data-table.ts';
import { decodeText, firstSheet } from './read-sheet-rows.ts';
import { BLANK_LINES, letterOf, TableFiller } from './table-filler.ts';

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

/** A spreadsheet's own limit: some write a comma for every column that it has. */
const MOST_CELLS = 16_384;
/** What parts cells is seen in the first lines. */
const SAMPLE = 64 * 1024;

/** The first sheet as columns: its first filled row names them. */
export async function readSheetColumns(
  bytes: Uint8Array,
  options: DataTableOptions,
): Promise<BroughtTable | DataTableProblem> {
  if (options.format === 'csv') return readCsvColumns(stripBom(decodeText(bytes)), options);
  const sheet = await readSheet(bytes, options);
  const [merged] = sheet?.merges ?? [];
  if (merged) return { problem: 'merged', place: placeOf(merged) };
  const filler = new TableFiller(options);
  for (const row of sheet?.rows ?? []) {
    const problem = filler.add(row ?? []);
    if (problem) return problem;
  }
  return filler.table(String(sheet?.name ?? ''));
}

/** Line by line: what is too much is told before anything behind it is looked at. */
function readCsvColumns(text: string, options: DataTableOptions): BroughtTable | DataTableProblem {
  const separator = detectDelimiter(text.slice(0, SAMPLE));
  const filler = new TableFiller(options);
  for (const { cells, width, filled } of readCsvLines(text, { separator, mostCells: options.maxColumns })) {
    const problem = width > MOST_CELLS ? ({ problem: 'too-many-columns' } as const) : filler.add(cells, filled);
    if (problem) return problem;
  }
  return filler.table('');
}

async function readSheet(
  bytes: Uint8Array,
  { format, maxRows, maxUnpackedBytes }: DataTableOptions,
): Promise<Sheet | undefined> {
  // One more than is taken, so that a longer one is found out.
  const most = maxRows + BLANK_LINES + 1;
  if (format === 'xlsx') return (await firstSheet(bytes, most, maxUnpackedBytes)) as Sheet | undefined;
  return (await readXls(bytes, { sheets: [0], maxRows: most })).sheets[0] as Sheet | undefined;
}

const placeOf = ({ startRow, startCol, endRow, endCol }: NonNullable<Sheet['merges']>[number]) =>
  `${letterOf(startCol)}${startRow + 1}:${letterOf(endCol)}${endRow + 1}`;
