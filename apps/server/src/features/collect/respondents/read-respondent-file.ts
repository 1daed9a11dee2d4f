import { type NewRespondent, newRespondent } from '@wenshu/api-contract';
import { languages } from '@wenshu/texts';
import { identityTexts } from '@wenshu/texts/collect/identity';
import * as z from 'zod/mini';
import type { ReceivedFile } from '../../../http/receive-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { fileRefusal, readInWorker, readWhole, sniffFormat } from '../../people/stored-files/index.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** 10,000 people with forty columns each take half of it. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** P5.31: fewer than 10,000, and the headings. */
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 40;
const LABEL_SEPARATORS = /[,，;；、]/;

/** One person a line, missing data left blank (P5.31, P5.32). The first line names the columns; those it does not know are custom fields. */
export async function readRespondentFile(platform: Platform, received: ReceivedFile): Promise<NewRespondent[]> {
  const isTooLarge = received.sizeBytes > MAX_BYTES;
  const bytes = isTooLarge ? Buffer.alloc(0) : await readWhole(received);
  const isAllowed = isTooLarge || sniffFormat(bytes, received.fileName) === 'xlsx';
  if (!isAllowed || isTooLarge)
    throw fileRefusal(received.fieldName, { formats: ['xlsx'], maxBytes: MAX_BYTES }, { isAllowed, isTooLarge });
  const [headings = [], ...lines] = await rowsOf(platform, received.fieldName, bytes);
  const people = lines.filter(line => line.some(cell => cell !== ''));
  if (people.length === 0) throw new Refusal('importFileEmpty', { field: 'file' });
  if (people.length >= MAX_ROWS)
    throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'listTooLong', maximum: MAX_ROWS - 1 } });
  return people.map((line, index) => personOf(headings, line, index));
}

async function rowsOf(platform: Platform, fieldName: string, bytes: Buffer): Promise<string[][]> {
  const rows = await readInWorker(platform, {
    kind: 'sheet-rows',
    fieldName,
    bytes,
    options: {
      format: 'xlsx',
      maxRows: MAX_ROWS + 2,
      maxColumns: MAX_COLUMNS,
      maxUnpackedBytes: MAX_UNPACKED_BYTES,
    },
    refuseBroken: () => new Refusal('importTemplateWrong', { field: 'file' }),
  });
  return rows.map(row => row.map(cell => cell.trim()));
}

type Column = 'name' | 'mobile' | 'email' | 'group' | 'labels';

/** In either language, whoever fills the sheet in. */
const columns: ReadonlyMap<string, Column> = new Map(
  languages.flatMap(language => {
    const { fields, group, labels } = identityTexts[language];
    return [...Object.entries({ ...fields, group, labels })].map(
      ([name, heading]) => [heading, name as Column] as const,
    );
  }),
);

function personOf(headings: readonly string[], line: readonly string[], index: number): NewRespondent {
  const person: Record<string, unknown> = {};
  const custom: Record<string, string> = {};
  headings.forEach((heading, at) => {
    const cell = line[at] ?? '';
    const column = columns.get(heading);
    if (heading === '' || cell === '') return;
    if (column === 'labels') person.labels = cell.split(LABEL_SEPARATORS).filter(label => label.trim() !== '');
    else if (column) person[column] = cell;
    else custom[heading] = cell;
  });
  const read = z.safeParse(newRespondent, { ...person, custom });
  // Counted as the sheet counts: the headings are its first line.
  if (!read.success)
    throw new Refusal('inputInvalid', { field: `${index + 2}:${read.error.issues[0]?.path.join('.') ?? ''}` });
  return read.data;
}
