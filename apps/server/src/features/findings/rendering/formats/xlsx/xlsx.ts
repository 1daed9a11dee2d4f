import type { Exhibit } from '@wenshu/analysis';
import { type CellStyle, startXlsx, type XlsxRow, type XlsxWriter } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { isDrawn, notesOf, paragraphsOf, sourceLine } from '../../exhibit-words.ts';
import { asTable } from '../../table/drawn-as-table.ts';
import { theme } from '../../theme.ts';
import type { RenderingFormat } from '../format.ts';
import { sentenceRow } from './sentence-row.ts';
import { type SheetTable, sheetTable } from './table-sheet.ts';

/** A list of contents in front, and a sheet for every exhibit, or for all that are about one thing. Charts are there by their numbers. */
export const xlsx: RenderingFormat = {
  async write({ exhibits, language, title }, sink, onDrawn) {
    const book = await startXlsx(sink);
    const contents = book.reserveName(renderingTexts[language].contents);
    const sheets = together(exhibits).map((all, at) => {
      const [exhibit, ...more] = shownOf(all);
      const name = book.reserveName(`${at + 1} ${exhibit!.title.replaceAll('\n', ' ')}`);
      return { exhibit: exhibit!, more, name, count: all.length };
    });
    await writeContents(book, { contents, title, sheets, language });
    let drawn = 0;
    for (const { count, ...sheet } of sheets) {
      await writeSheet(book, { ...sheet, contents, language });
      drawn += count;
      await onDrawn(drawn);
    }
    await book.close();
  },
};

/** What is about one thing stands on one sheet. */
function together(exhibits: readonly Exhibit[]): readonly (readonly Exhibit[])[] {
  const sheets: Exhibit[][] = [];
  for (const exhibit of exhibits) {
    const last = sheets.at(-1);
    if (last && exhibit.about !== undefined && last[0]!.about === exhibit.about) last.push(exhibit);
    else sheets.push([exhibit]);
  }
  return sheets;
}

/** A chart beside a table is left out: the table has its numbers. */
function shownOf(sheet: readonly Exhibit[]): readonly Exhibit[] {
  const hasTable = sheet.some(({ kind }) => kind === 'table');
  return sheet.length > 1 && hasTable ? sheet.filter(one => one.kind === 'table' || !isDrawn(one)) : sheet;
}

interface Listed {
  readonly contents: string;
  readonly title: string;
  readonly sheets: readonly { readonly exhibit: Exhibit; readonly name: string }[];
  readonly language: Language;
}

async function writeContents(book: XlsxWriter, { contents, title, sheets, language }: Listed): Promise<void> {
  const texts = renderingTexts[language];
  const head = book.style({ bold: true, fill: theme.head, borders: { bottom: 'thin' }, borderColor: theme.strong });
  const link = book.style({ color: theme.pine, underline: true });
  const soft = book.style({ color: theme.soft, wrap: true, vertical: 'top' });
  const sheet = await book.sheet({
    name: contents,
    isPrintedWide: true,
    columns: [{ width: 6 }, { width: 56 }, { width: 10 }, { width: 80 }],
    header: [
      [{ value: title, style: book.style({ bold: true, fontSize: 15, color: theme.ink }) }],
      [],
      [texts.place, texts.exhibit, texts.base, texts.meaning].map(value => ({ value, style: head })),
    ],
  });
  await sheet.rows(
    sheets.map(({ exhibit, name }, at) => [
      at + 1,
      { value: exhibit.title, style: link, link: { sheet: name } },
      { value: exhibit.source.base.people, style: book.style({ format: '#,##0' }) },
      { value: notesOf(exhibit).meaning, style: soft },
    ]),
  );
}

interface Written {
  readonly exhibit: Exhibit;
  /** Below it, about the same thing. */
  readonly more: readonly Exhibit[];
  readonly name: string;
  readonly contents: string;
  readonly language: Language;
}

async function writeSheet(book: XlsxWriter, { exhibit, more, name, contents, language }: Written): Promise<void> {
  const first = sheetPart(book, exhibit, language);
  const others = more.map(one => sheetPart(book, one, language));
  const toContents: XlsxRow = [
    {
      value: renderingTexts[language].toContents,
      style: book.style({ color: theme.pine, underline: true, fontSize: 9 }),
      link: { sheet: contents },
    },
  ];
  const above = [...first.above, toContents];
  // The heads of one table would stay above the numbers of the next.
  const isAlone = others.length === 0;
  const header = isAlone ? [...above, ...first.laid.head] : above;
  const sheet = await book.sheet({
    name,
    header,
    isPrintedWide: true,
    columns: widest([first, ...others]),
    frozen: { rows: header.length, columns: isAlone ? first.laid.left : 0 },
  });
  if (!isAlone) await sheet.rows(first.laid.head);
  await sheet.rows([...first.laid.body, ...first.below]);
  for (const { above: title, laid, below } of others)
    await sheet.rows([[], ...title, ...laid.head, ...laid.body, ...below]);
}

interface SheetPart {
  readonly above: readonly XlsxRow[];
  readonly laid: SheetTable;
  readonly below: readonly XlsxRow[];
}

/** An exhibit as rows: its title and whom it is about, its cells or its paragraphs, its notes. */
function sheetPart(book: XlsxWriter, exhibit: Exhibit, language: Language): SheetPart {
  const { meaning, below } = notesOf(exhibit);
  const source = sourceLine(exhibit.source, language);
  const table = asTable(exhibit, language);
  const laid: SheetTable = table
    ? sheetTable(table, language, book)
    : { columns: [{ width: 100 }], head: [], body: [], left: 0, width: 1 };
  const faint = { color: theme.faint, fontSize: 9 };
  const sentence = (value: string, look: CellStyle) => sentenceRow(value, look, laid.columns, book);
  const wrapped = book.style({ wrap: true, vertical: 'top' });
  const told = isDrawn(exhibit) ? [] : paragraphsOf(exhibit, language).map(value => [{ value, style: wrapped }]);
  return {
    above: [
      sentence(exhibit.title, { bold: true, fontSize: 13, color: theme.ink }),
      ...(meaning === '' ? [] : [sentence(meaning, { color: theme.soft })]),
      ...(source === '' ? [] : [sentence(source, faint)]),
    ],
    laid,
    below: [...told, ...(below.length > 0 ? [[], ...below.map(value => sentence(value, faint))] : [])],
  };
}

/** Columns that all tables of a sheet share. */
function widest(parts: readonly SheetPart[]): readonly { readonly width: number }[] {
  const count = Math.max(...parts.map(({ laid }) => laid.columns.length));
  return Array.from({ length: count }, (_, at) => ({
    width: Math.max(...parts.map(({ laid }) => laid.columns[at]?.width ?? 0)),
  }));
}
