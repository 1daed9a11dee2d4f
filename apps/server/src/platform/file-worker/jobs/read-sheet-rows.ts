import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { FileProblem } from '../file-problem.ts';
import { openZip } from '../zip/open-zip.ts';
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
      : textRows(decodeText(bytes), format);
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
  const plain = writeZip(
    parts.map(({ name, read }) => ({ name, content: read(LARGE_PART.test(name) ? undefined : MAX_OTHER_PART_BYTES) })),
    { isPacked: false },
  );
  const workbook = await readXlsx(plain, { sheets: [0], maxRows });
  return workbook.sheets[0];
}

function textRows(text: string, format: 'csv' | 'txt'): readonly (readonly unknown[])[] {
  return format === 'csv' ? parseCsv(text) : text.split(/\r\n|\r|\n/).map(line => line.split('\t'));
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
