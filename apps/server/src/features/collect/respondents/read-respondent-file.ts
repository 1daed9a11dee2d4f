import type { ReceivedFile } from '../../../http/reading/receive-files.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type FileReader, readSentSheet } from '../../people/stored-files/index.ts';
import { type ReadLines, readLines } from './respondent-lines.ts';

const FORMATS = ['xlsx', 'csv'] as const;
const MAX_BYTES = 5 * 1024 * 1024;
/** 10,000 people with forty columns each take half of it. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** P5.31: fewer than 10,000. */
const MAX_PEOPLE = 9999;
/** Blank lines stand between and below people. A sheet that reaches this is refused: what lies behind it would be lost without a word. */
const MAX_ROWS = 50_000;
const MAX_COLUMNS = 40;

/** The people of a sheet or of lines, each with the number of its line (P5.31, P5.32); nobody is judged yet. */
export async function readRespondentFile(
  reader: FileReader,
  received: ReceivedFile,
  source: 'file' | 'pasted',
  nicknames: readonly string[] = [],
): Promise<ReadLines> {
  const { fieldName } = received;
  const { rows } = await readSentSheet(reader, received, {
    // Lines that tabs divide are pasted ones: a text file says nothing about its cells.
    formats: source === 'pasted' ? [...FORMATS, 'txt'] : FORMATS,
    toldFormats: FORMATS,
    maxBytes: MAX_BYTES,
    maxRows: () => MAX_ROWS,
    maxColumns: MAX_COLUMNS,
    maxUnpackedBytes: MAX_UNPACKED_BYTES,
    refuseBroken: templateWrong,
  });
  const read = readLines(
    rows.map(row => row.map(cell => cell.trim())),
    source,
    nicknames,
  );
  if (!read) throw templateWrong();
  if (read.people.length === 0) throw new Refusal('importFileEmpty', { field: fieldName });
  if (read.people.length > MAX_PEOPLE || rows.length >= MAX_ROWS)
    throw new Refusal('inputInvalid', { field: fieldName, problem: { word: 'listTooLong', maximum: MAX_PEOPLE } });
  return read;
}

const templateWrong = () => new Refusal('importTemplateWrong', { field: 'file' });
