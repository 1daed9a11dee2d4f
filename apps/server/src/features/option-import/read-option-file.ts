import type { ImportTemplate } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import { languages } from '@wenshu/texts';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import type { ReceivedFile } from '../../http/receive-files.ts';
import { Refusal } from '../../http/refusal.ts';
import { type FileFormat, fileRefusal, readWhole, sniffFormat } from '../files/index.ts';
import { templateHeadings } from './write-template.ts';
import { zipContentBytes } from './zip-content-bytes.ts';

const FORMATS: readonly FileFormat[] = ['xlsx', 'txt', 'csv'];
const MAX_BYTES = 5 * 1024 * 1024;
/** One more than any list may have, so that a longer one is found out without being read. */
const MAX_ROWS = limits.cascadeImportCases + 2;
const MAX_COLUMNS = 20;
/** 4,000 rows of four levels take a tenth of it. */
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

/** The lines of a filled-in sheet or a text file, levels divided by tabs: what the import commands read. */
export async function readOptionFile(received: ReceivedFile, template: ImportTemplate): Promise<string> {
  const bytes = received.sizeBytes > MAX_BYTES ? Buffer.alloc(0) : await readWhole(received);
  const format = sniffFormat(bytes, received.fileName);
  const isAllowed = format !== undefined && FORMATS.includes(format);
  const isTooLarge = received.sizeBytes > MAX_BYTES;
  // Nothing at all has no format either, and "empty" is what its sender wants to hear.
  if (!isTooLarge && bytes.length === 0) throw new Refusal('importFileEmpty', { field: received.fieldName });
  if (!isAllowed || isTooLarge)
    throw fileRefusal(
      received.fieldName,
      { formats: FORMATS, maxBytes: MAX_BYTES },
      { isAllowed: isTooLarge || isAllowed, isTooLarge },
    );
  const rows =
    format === 'xlsx' ? await sheetRows(bytes, template) : textRows(decode(bytes, received), format, template);
  if (rows.every(row => row.every(cell => cell === '')))
    throw new Refusal('importFileEmpty', { field: received.fieldName });
  const text = rows.map(row => row.join('\t')).join('\n');
  // A sheet of one column has no tabs: with one at its end a comma or a slash in a cell is still text, and refused as such.
  const hasCells = template === 'cascade' && (format === 'xlsx' || format === 'csv');
  return hasCells && !text.includes('\t') ? `${text}\t` : text;
}

/** A sheet that does not begin like the template is another one, and its columns could mean anything. */
async function sheetRows(bytes: Buffer, template: ImportTemplate): Promise<string[][]> {
  if (zipContentBytes(bytes) > MAX_UNPACKED_BYTES) throw new Refusal('importTemplateWrong', { field: 'file' });
  const workbook = await readXlsx(bytes, { sheets: [0], maxRows: MAX_ROWS }).catch(() => {
    throw new Refusal('importTemplateWrong', { field: 'file' });
  });
  const rows = (workbook.sheets[0]?.rows ?? []).map(row => row.slice(0, MAX_COLUMNS).map(textOf));
  const [headings = [], ...lines] = rows;
  if (!isHeading(headings, template)) throw new Refusal('importTemplateWrong', { field: 'file' });
  return lines;
}

function textRows(text: string, format: FileFormat, template: ImportTemplate): string[][] {
  const rows =
    format === 'csv'
      ? parseCsv(text).map(row => row.map(textOf))
      : text.split(/\r\n|\r|\n/).map(line => line.split('\t'));
  return isHeading(rows[0] ?? [], template) ? rows.slice(1) : rows;
}

function isHeading(row: readonly string[], template: ImportTemplate): boolean {
  const cells = row.map(cell => cell.trim()).filter((cell, index) => cell !== '' || index === 0);
  if (cells.length === 0 || cells[0] === '') return false;
  return languages.some(language => {
    const headings = templateHeadings(template, language);
    return cells.length <= headings.length && cells.every((cell, index) => cell === headings[index]);
  });
}

/** A line break or a tab inside a cell would make two lines or levels of one. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return text.replace(/\s+/g, ' ').trim();
}

function decode(bytes: Buffer, { fieldName }: ReceivedFile): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text;
    } catch {
      // Not this one.
    }
  }
  throw fileRefusal(fieldName, { formats: FORMATS, maxBytes: MAX_BYTES }, { isAllowed: false, isTooLarge: false });
}
