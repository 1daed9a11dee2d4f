import type { RichText } from '@wenshu/survey-core';
import type { languageTexts } from '@wenshu/texts/design/languages';
import { fromSheet, type SheetProblem, toSheet } from './sheet-text.ts';
import { rowKey, type TextRow } from './text-rows.ts';

type Words = (typeof languageTexts)['zh'] | (typeof languageTexts)['en'];
type Cell = string | number | boolean | Date | null | undefined;

/** The rows of an exported sheet: a key that says which text it is, its place in words, the original, the translation. */
function sheetRows(rows: readonly TextRow[], languageName: string, words: Words): string[][] {
  const { key, place, base } = words.columns;
  return [
    [key, place, base, languageName],
    ...rows.map(row => [
      rowKey(row),
      row.place,
      toSheet(row.base, row.base),
      row.translation ? toSheet(row.translation, row.base) : '',
    ]),
  ];
}

/** The whole file: the sheet to fill in, and one that says how. */
export function translationBook(rows: readonly TextRow[], languageName: string, words: Words) {
  const columns = [{ width: 26 }, { width: 22 }, { width: 60 }, { width: 60 }];
  return [
    { name: words.sheet, columns, rows: sheetRows(rows, languageName, words), freezePane: { rows: 1 } },
    { name: words.hintSheet, columns: [{ width: 100 }], rows: [[words.quoteHint]] },
  ];
}

export interface ReadSheet {
  readonly texts: readonly { readonly id: string; readonly field: string; readonly text: RichText }[];
  readonly problems: readonly { readonly place: string; readonly problem: SheetProblem | 'unknown' }[];
}

/** Thousands of texts in every length take a tenth. Past it nothing is unpacked: a file made to hurt would hold the tab. */
const SHEET_BYTES = 10 * 1024 * 1024;

interface SheetFile {
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** What a chosen file changes; or why it is not read. */
export async function readSheetFile(
  file: SheetFile,
  rows: readonly TextRow[],
): Promise<ReadSheet | 'importTooLarge' | 'importWrong'> {
  if (file.size > SHEET_BYTES) return 'importTooLarge';
  const { readXlsx } = await import('hucre/xlsx');
  const workbook = await readXlsx(new Uint8Array(await file.arrayBuffer())).catch(() => undefined);
  return (workbook && readSheet(workbook.sheets[0]?.rows ?? [], rows)) ?? 'importWrong';
}

const KEY = /^[0-9A-Za-z-]{1,32}\.[a-zA-Z]{1,20}$/;

/** What a filled-in sheet changes. An empty translation changes nothing: whoever wants one gone deletes it on the screen. */
export function readSheet(sheet: readonly (readonly Cell[])[], rows: readonly TextRow[]): ReadSheet | undefined {
  const byKey = new Map(rows.map(row => [rowKey(row), row]));
  const [, ...lines] = sheet.map(line => line.map(cellText));
  const filled = lines.filter(line => line.some(cell => cell !== ''));
  if (filled.length === 0 || !filled.every(line => KEY.test(line[0] ?? ''))) return undefined;
  const texts: { id: string; field: string; text: RichText }[] = [];
  const problems: { place: string; problem: SheetProblem | 'unknown' }[] = [];
  for (const [key = '', place = '', , written = ''] of filled) {
    if (written === '') continue;
    const row = byKey.get(key);
    if (!row) {
      problems.push({ place: place || key, problem: 'unknown' });
      continue;
    }
    if (row.translation && toSheet(row.translation, row.base) === written) continue;
    const read = fromSheet(written, row.base);
    if ('problem' in read) problems.push({ place: row.place, problem: read.problem });
    else texts.push({ id: row.id, field: row.field, text: read.text });
  }
  return { texts, problems };
}

function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? cell.toISOString() : String(cell)).replace(/\r\n?/g, '\n').trim();
}
