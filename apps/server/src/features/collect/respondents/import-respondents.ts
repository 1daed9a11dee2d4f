import {
  type CheckedFile,
  type MendedLines,
  MOST_BAD_LINES,
  mendedLines,
  type NewRespondent,
} from '@wenshu/api-contract';
import * as z from 'zod/mini';
import type { ReceivedFile } from '../../../http/reading/receive-files.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import type { FileReader } from '../../people/stored-files/index.ts';
import { readRespondentFile } from './read-respondent-file.ts';
import { type PeopleKind, sortLines } from './respondent-lines.ts';

interface Wishes {
  readonly source: 'file' | 'pasted';
  /** JSON of lines that were mended. */
  readonly mended?: string | undefined;
  readonly badLines: 'refuse' | 'leave-out';
}

/** What an import of this file would add, and what is wrong with the other lines. */
export async function checkPeopleFile(
  reader: FileReader,
  files: readonly ReceivedFile[],
  source: Wishes['source'],
  { check, nicknames }: PeopleKind,
): Promise<CheckedFile> {
  const read = await readRespondentFile(reader, theFile(files), source, nicknames);
  const { good, bad } = sortLines(read, check);
  const lines = bad.slice(0, MOST_BAD_LINES);
  return { good: good.length, bad: bad.length, columns: [...read.columns], lines };
}

/** Everybody whom an import adds, in the order of their lines, and how many it leaves out because it was told to. */
export async function importedPeople(
  reader: FileReader,
  files: readonly ReceivedFile[],
  { source, mended, badLines }: Wishes,
  { check, nicknames }: PeopleKind,
): Promise<{ readonly people: readonly NewRespondent[]; readonly leftOut: number }> {
  const read = await readRespondentFile(reader, theFile(files), source, nicknames);
  const { good, bad } = sortLines(read, check, parseMended(mended));
  const [first] = bad;
  if (first && badLines === 'refuse')
    throw new Refusal('inputInvalid', { field: `${first.line}:${first.faults[0]?.field ?? ''}` });
  if (good.length === 0) throw new Refusal('importFileEmpty', { field: 'file' });
  return { people: good, leftOut: bad.length };
}

function theFile([received]: readonly ReceivedFile[]): ReceivedFile {
  if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
  return received;
}

function parseMended(sent: string | undefined): MendedLines {
  if (sent === undefined) return [];
  const read = z.safeParse(mendedLines, readJson(sent));
  if (read.success) return read.data;
  const [index, ...path] = read.error.issues[0]?.path ?? [];
  throw new Refusal('inputInvalid', { field: ['mended', index, ...path].filter(one => one !== undefined).join('.') });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
