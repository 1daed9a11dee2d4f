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

/** A list of contents in front, and a sheet for every exhibit. Charts are there by their numbers. */
export const xlsx: RenderingFormat = {
  async write({ exhibits, language, title }, sink, onDrawn) {
    const book = await startXlsx(sink);
    const contents = book.reserveName(renderingTexts[language].contents);
    const sheets = exhibits.map((exhibit, at) => ({
      exhibit,
      name: book.reserveName(`${at + 1} ${exhibit.title.replaceAll('\n', ' ')}`),
    }));
    await writeContents(book, { contents, title, sheets, language });
    for (const [at, { exhibit, name }] of sheets.entries()) {
      await writeSheet(book, { exhibit, name, contents, language });
      await onDrawn(at + 1);
    }
    await book.close();
  },
};

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
  readonly name: string;
  readonly contents: string;
  readonly language: Language;
}

async function writeSheet(book: XlsxWriter, { exhibit, name, contents, language }: Written): Promise<void> {
  const { meaning, below } = notesOf(exhibit);
  const table = asTable(exhibit, language);
  const laid: SheetTable = table
    ? sheetTable(table, language, book)
    : { columns: [{ width: 100 }], head: [], body: [], left: 0, width: 1 };
  const faint = { color: theme.faint, fontSize: 9 };
  const sentence = (value: string, look: CellStyle) => sentenceRow(value, look, laid.columns, book);
  const above: XlsxRow[] = [
    sentence(exhibit.title, { bold: true, fontSize: 13, color: theme.ink }),
    ...(meaning === '' ? [] : [sentence(meaning, { color: theme.soft })]),
    sentence(sourceLine(exhibit.source, language), faint),
    [
      {
        value: renderingTexts[language].toContents,
        style: book.style({ color: theme.pine, underline: true, fontSize: 9 }),
        link: { sheet: contents },
      },
    ],
  ];
  const sheet = await book.sheet({
    ...{ name, columns: laid.columns, header: [...above, ...laid.head], isPrintedWide: true },
    frozen: { rows: above.length + laid.head.length, columns: laid.left },
  });
  await sheet.rows(laid.body);
  if (!isDrawn(exhibit)) {
    const wrapped = book.style({ wrap: true, vertical: 'top' });
    await sheet.rows(paragraphsOf(exhibit, language).map(value => [{ value, style: wrapped }]));
  }
  if (below.length > 0) await sheet.rows([[], ...below.map(value => sentence(value, faint))]);
}
