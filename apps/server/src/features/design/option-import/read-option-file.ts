import type { ImportTemplate } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import { languages } from '@wenshu/texts';
import type { ReceivedFile } from '../../../http/reading/receive-files.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type FileReader, readSentSheet } from '../../people/stored-files/index.ts';
import { templateHeadings } from './write-template.ts';

const FORMATS = ['xlsx', 'txt', 'csv'] as const;
const MAX_BYTES = 5 * 1024 * 1024;
/** One more than any list may have, so that a longer one is found out without being read; texts may have blank lines between theirs. */
const MAX_ROWS = { xlsx: limits.cascadeImportCases + 2, txt: 100_000, csv: 100_000 };
const MAX_COLUMNS = 20;
/** 4,000 rows of four levels take a tenth of it. */
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

/** The lines of a filled-in sheet or a text file, levels divided by tabs: what the import commands read. */
export async function readOptionFile(
  reader: FileReader,
  received: ReceivedFile,
  template: ImportTemplate,
): Promise<string> {
  const { format, rows } = await readSentSheet(reader, received, {
    formats: FORMATS,
    maxBytes: MAX_BYTES,
    maxRows: one => MAX_ROWS[one],
    maxColumns: MAX_COLUMNS,
    maxUnpackedBytes: MAX_UNPACKED_BYTES,
    refuseBroken: (one, wrongFormat) => (one === 'xlsx' ? templateWrong() : wrongFormat()),
  });
  const isSheet = format === 'xlsx';
  const lines = withoutHeadings(
    rows.map(row => row.map(squeeze)),
    template,
    isSheet,
  );
  if (lines.every(row => row.every(cell => cell === '')))
    throw new Refusal('importFileEmpty', { field: received.fieldName });
  const text = lines.map(row => row.join('\t')).join('\n');
  // A sheet of one column has no tabs: with one at its end a comma or a slash in a cell is still text, and refused as such.
  const hasCells = template === 'cascade' && (isSheet || format === 'csv');
  return hasCells && !text.includes('\t') ? `${text}\t` : text;
}

const templateWrong = () => new Refusal('importTemplateWrong', { field: 'file' });

/** A sheet that does not begin like the template is another one, and its columns could mean anything; a text need not have headings. */
function withoutHeadings(rows: readonly string[][], template: ImportTemplate, isSheet: boolean): readonly string[][] {
  const hasHeadings = isHeading(rows[0] ?? [], template);
  if (isSheet && !hasHeadings) throw templateWrong();
  return hasHeadings ? rows.slice(1) : rows;
}

function isHeading(row: readonly string[], template: ImportTemplate): boolean {
  const cells = row.filter((cell, index) => cell !== '' || index === 0);
  if (cells.length === 0 || cells[0] === '') return false;
  return languages.some(language => {
    const headings = templateHeadings(template, language);
    return cells.length <= headings.length && cells.every((cell, index) => cell === headings[index]);
  });
}

/** A line break or a tab inside a cell would make two lines or levels of one. */
const squeeze = (cell: string) => cell.replace(/\s+/g, ' ').trim();
