import type { ListedTalkTerm } from '@wenshu/api-contract';
import type { TalkTerm } from '@wenshu/transcripts';

/** A thousand terms with long notes take a tenth. */
const MOST_BYTES = 2 * 1024 * 1024;
const LONGEST = { wording: 200, note: 500 };

export interface ReadTerms {
  readonly terms: readonly TalkTerm[];
  /** Lines without both sides, or too long. */
  readonly skipped: number;
}

/** Chinese, English, a note. A first line that only names the columns is none. */
export async function readTermFile(file: Blob, heads: readonly string[]): Promise<ReadTerms | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  const { parseCsv, stripBom, detectDelimiter } = await import('hucre/csv');
  const text = stripBom(await file.text());
  const rows = parseCsv(text, { delimiter: detectDelimiter(text) }).map(row =>
    row.map(cell => String(cell ?? '').trim()),
  );
  const filled = rows.filter(row => row.some(cell => cell !== ''));
  const isHead = (row: readonly string[] | undefined) => row?.slice(0, 2).every(cell => heads.includes(cell)) ?? false;
  const lines = isHead(filled[0]) ? filled.slice(1) : filled;
  const terms = lines.flatMap(([zh = '', en = '', note = '']): TalkTerm[] =>
    [zh, en].every(side => side !== '' && side.length <= LONGEST.wording) && note.length <= LONGEST.note
      ? [{ zh, en, note }]
      : [],
  );
  return { terms, skipped: lines.length - terms.length };
}

/** As programs for tables open it: with a mark of its letters at the beginning. */
export async function termFile(terms: readonly ListedTalkTerm[], heads: readonly string[]): Promise<Blob> {
  const { writeCsv } = await import('hucre/csv');
  const rows = [[...heads], ...terms.map(({ zh, en, note }) => [zh, en, note])];
  return new Blob([`\uFEFF${writeCsv(rows)}`], { type: 'text/csv;charset=utf-8' });
}
