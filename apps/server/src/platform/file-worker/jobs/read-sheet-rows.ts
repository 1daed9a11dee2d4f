import { readCsvLines } from '@wenshu/data-files';
import { detectDelimiter, stripBom } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { FileProblem } from '../file-problem.ts';
import { openZip, refuseTooLarge } from '../zip/open-zip.ts';
import { writeZip } from '../zip/write-zip.ts';

interface SheetOptions {
  readonly format: 'xlsx' | 'csv' | 'txt';
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxUnpackedBytes: number;
}

/** The first sheet's cells as text, row by row: of a workbook, of comma-separated lines, or of lines whose cells tabs divide. */
export async function readSheetRows(bytes: Uint8Array, options: SheetOptions): Promise<string[][]> {
  const { format, maxRows, maxColumns, maxUnpackedBytes } = options;
  const rows =
    format === 'xlsx'
      ? ((await firstSheet(bytes, maxRows, maxUnpackedBytes))?.rows ?? [])
      : [...textRows(decodeText(bytes), options)];
  return rows.slice(0, maxRows).map(row => Array.from(row.slice(0, maxColumns), textOf));
}

/** What every writer's workbook is made of, besides pictures and what says who wrote it. */
const WORKBOOK_PART = /^(?:\[Content_Types\]\.xml|_rels\/.*\.rels|xl\/.*\.(?:xml|rels))$/i;
/** Only these grow with what people write down. The library builds a tree of each of the others, which takes many times as long. */
const LARGE_PART = /^xl\/(?:worksheets\/[^/]*|sharedStrings)\.xml$/i;
const MAX_OTHER_PART_BYTES = 2 * 1024 * 1024;

/** The library gets a zip of our own making, without pictures and with nothing left to unpack: how much that may be is decided by now. */
export async function firstSheet(bytes: Uint8Array, maxRows: number, maxUnpackedBytes: number) {
  const parts = openZip(bytes, maxUnpackedBytes).filter(({ name }) => WORKBOOK_PART.test(name));
  // A Word file that calls itself a workbook would be unpacked and read to its end, and be empty.
  if (!parts.some(({ name }) => LARGE_PART.test(name))) throw new FileProblem('broken');
  refuseTooLarge(parts, maxUnpackedBytes);
  const plain = writeZip(
    parts.map(({ name, read }) => ({ name, content: read(LARGE_PART.test(name) ? undefined : MAX_OTHER_PART_BYTES) })),
    { isPacked: false },
  );
  const workbook = await readXlsx(plain, { sheets: [0], maxRows });
  return workbook.sheets[0];
}

/** What parts cells is seen in the first lines. */
const SAMPLE = 64 * 1024;

/** No more rows and cells than are wanted become objects, whatever a stranger's file has. */
function* textRows(text: string, { format, maxRows, maxColumns }: SheetOptions): Generator<readonly string[]> {
  if (format === 'txt') {
    for (const line of text.split(/\r\n|\r|\n/, maxRows)) yield line.split('\t', maxColumns);
    return;
  }
  const whole = stripBom(text);
  let rows = 0;
  for (const { cells } of readCsvLines(whole, {
    separator: detectDelimiter(whole.slice(0, SAMPLE)),
    mostCells: maxColumns,
  })) {
    if (rows++ === maxRows) return;
    yield cells;
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** Chinese Windows writes GBK without saying so. */
export function decodeText(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text;
    } catch {
      // Not this one.
    }
  }
  throw new FileProblem('broken');
}
