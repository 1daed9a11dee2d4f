import { type MendedLines, mendedLines, type NewRespondent } from '@wenshu/api-contract';
import * as z from 'zod/mini';
import { Refusal } from '../../../refusal/refusal.ts';
import { type ReadLines, sortLines } from './respondent-lines.ts';

interface Wishes {
  /** JSON of lines that were mended. */
  readonly mended?: string | undefined;
  readonly badLines: 'refuse' | 'leave-out';
}

/** Everybody whom an import adds, in the order of their lines, and how many it leaves out because it was told to. */
export function chooseRespondents(
  read: ReadLines,
  { mended, badLines }: Wishes,
): { readonly respondents: readonly NewRespondent[]; readonly leftOut: number } {
  const { good, bad } = sortLines(read, parseMended(mended));
  const [first] = bad;
  if (first && badLines === 'refuse')
    throw new Refusal('inputInvalid', { field: `${first.line}:${first.faults[0]?.field ?? ''}` });
  if (good.length === 0) throw new Refusal('importFileEmpty', { field: 'file' });
  return { respondents: good, leftOut: bad.length };
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
