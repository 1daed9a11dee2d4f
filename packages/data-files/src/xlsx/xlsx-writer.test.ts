import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { collector } from '../../test/collect.ts';
import type { Cell } from '../cell.ts';
import { numberFormats } from './cell-style.ts';
import type { SheetOptions, XlsxRow } from './xlsx-cell.ts';
import { startXlsx, type XlsxOptions, type XlsxWriter } from './xlsx-writer.ts';

async function written(write: (book: XlsxWriter) => Promise<void>, options?: XlsxOptions) {
  const { sink, bytes } = collector();
  const book = await startXlsx(sink, options);
  await write(book);
  await book.close();
  return bytes();
}

const sheetOf = (rows: readonly XlsxRow[], settings: Partial<SheetOptions> = {}, options?: XlsxOptions) =>
  written(async book => {
    const sheet = await book.sheet({ name: 'Data', ...settings });
    await sheet.rows(rows);
  }, options);

const partOf = (file: Uint8Array, name: string) => strFromU8(unzipSync(file)[name]!);

/** What a row holds, without the empty cells at its end. */
function trimmed(row: readonly unknown[]): unknown[] {
  const cells = Array.from(row, cell => cell ?? null);
  while (cells.at(-1) === null) cells.pop();
  return cells;
}

it('holds every value, read back by another program', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  const time = fc.date({ min: new Date('1901-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  const cell: fc.Arbitrary<Cell> = fc.oneof(
    text,
    fc.constantFrom('=1+1', '  blanks ', 'a\nb', '<&>"\'', '_x0041_', 'ÿ', '非常满意', '😀'),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(value => value + 0),
    time.map(value => new Date(Math.floor(value.getTime() / 1000) * 1000)),
    fc.constant(null),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), async rows => {
      // A table of two strings: some cells find their text there, others carry it themselves.
      const file = await sheetOf(rows, {}, { sharedStrings: { strings: 2, characters: 1000 } });
      const read = (await readXlsx(file)).sheets[0]!.rows.map(trimmed);
      const expected = rows.map(trimmed);
      while (expected.at(-1)?.length === 0) expected.pop();
      while (read.at(-1)?.length === 0) read.pop();
      expect(read).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

it('writes a text that looks like a formula as a text', async () => {
  const file = await sheetOf([['=HYPERLINK("http://x")', '+1', '@SUM(A1)']]);
  expect(partOf(file, 'xl/worksheets/sheet1.xml')).not.toContain('<f');
  expect((await readXlsx(file)).sheets[0]!.rows).toEqual([['=HYPERLINK("http://x")', '+1', '@SUM(A1)']]);
});

it('drops what XML cannot hold and cuts what a cell cannot hold, with a mark', async () => {
  const long = `${'长'.repeat(40_000)}`;
  const file = await sheetOf([
    ['a\0b\x1f\ufffec', 'lone \ud800!', 'one\r\ntwo\rthree', long, Number.NaN, Number.POSITIVE_INFINITY],
  ]);
  const [row] = (await readXlsx(file)).sheets[0]!.rows;
  expect(row!.slice(0, 3)).toEqual(['abc', 'lone \ufffd!', 'one\ntwo\nthree']);
  expect(row![3]).toBe(`${'长'.repeat(32_766)}…`);
  expect(trimmed(row!)).toHaveLength(4);
});

it('goes on in a further sheet with the same header when one is full', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => [index]);
  const file = await written(
    async book => {
      const sheet = await book.sheet({ name: 'Answers', header: [['No.']], hasFilter: true });
      for (let at = 0; at < rows.length; at += 4) await sheet.rows(rows.slice(at, at + 4));
      await (await book.sheet({ name: 'Answers' })).rows([['after']]);
    },
    { maxRows: 11 },
  );
  const { sheets } = await readXlsx(file);
  expect(sheets.map(({ name, rows }) => [name, rows.length, rows.at(-1)])).toEqual([
    ['Answers', 11, [9]],
    ['Answers (2)', 11, [19]],
    ['Answers (3)', 6, [24]],
    ['Answers (4)', 1, ['after']],
  ]);
  expect(sheets.slice(0, 3).map(({ rows }) => rows[0])).toEqual([['No.'], ['No.'], ['No.']]);
  expect(partOf(file, 'xl/workbook.xml')).toContain(
    `<definedName name="_xlnm._FilterDatabase" localSheetId="2" hidden="1">'Answers (3)'!$A$1:$A$6</definedName>`,
  );
});

it('takes no more rows for a sheet after the next one has begun', async () => {
  await written(async book => {
    const first = await book.sheet({ name: 'one' });
    await book.sheet({ name: 'two' });
    await expect(first.rows([['late']])).rejects.toThrow('finished');
  });
});

it('refuses more columns than Excel has', async () => {
  await expect(sheetOf([Array(16_385).fill(1)])).rejects.toMatchObject({ code: 'too-many-columns' });
  await expect(sheetOf([Array(16_384).fill(1)])).resolves.toBeTruthy();
});

it('shows cells as they should look: bold, coloured, framed, wrapped, in a number format', async () => {
  const file = await written(async book => {
    const share = book.style({ format: numberFormats.percentOneDecimal });
    const loud = book.style({
      bold: true,
      color: 'ff0000',
      fill: 'ffff00',
      wrap: true,
      horizontal: 'center',
      vertical: 'top',
      borders: { bottom: 'thin' },
      fontSize: 14,
    });
    expect(book.style({ format: '0.0 %' })).toBe(share);
    const sheet = await book.sheet({ name: 'Styles', header: [['Head']], columns: [{ width: 30 }, { style: share }] });
    await sheet.rows([[{ value: 'loud', style: loud }, 0.25, new Date('2026-01-02T03:04:05Z')]]);
  });
  const { sheets } = await readXlsx(file, { readStyles: true });
  const cells = sheets[0]!.cells!;
  expect(cells.get('0,0')?.style?.font).toMatchObject({ bold: true });
  expect(cells.get('1,0')?.style).toMatchObject({
    font: { bold: true, size: 14, color: { rgb: 'FF0000' } },
    fill: { pattern: 'solid', fgColor: { rgb: 'FFFF00' } },
    alignment: { horizontal: 'center', vertical: 'top', wrapText: true },
    border: { bottom: { style: 'thin' } },
  });
  expect(cells.get('1,1')?.style?.numFmt).toBe('0.0 %');
  expect(cells.get('1,2')?.style?.numFmt).toBe('yyyy-mm-dd hh:mm:ss');
  expect(sheets[0]!.columns?.[0]?.width).toBe(30);
});

it('leads from a list of contents to its sheets, and out of the file only to the web and to mail', async () => {
  const file = await written(async book => {
    const target = book.reserveName("Q1: what's new?");
    const contents = await book.sheet({ name: 'Contents' });
    await contents.rows([
      [{ value: 'Question 1', link: { sheet: target, cell: 'B2' } }],
      [{ value: 'site', link: { url: 'https://example.org/?a=1&b=2' } }],
      [{ value: 'share', link: { url: '\\\\host\\share' } }],
      [{ value: 'disk', link: { url: 'file:///etc/passwd' } }],
    ]);
    expect((await book.sheet({ name: target })).name).toBe(target);
  });
  expect((await readXlsx(file)).sheets.map(({ name }) => name)).toEqual(['Contents', "Q1  what's new"]);
  const xml = partOf(file, 'xl/worksheets/sheet1.xml');
  expect(xml.match(/<hyperlink .*?>/g)).toEqual([
    `<hyperlink ref="A1" location="'Q1  what''s new'!B2"/>`,
    '<hyperlink ref="A2" r:id="rId1"/>',
  ]);
  expect(partOf(file, 'xl/worksheets/_rels/sheet1.xml.rels')).toContain('Target="https://example.org/?a=1&amp;b=2"');
});

it('freezes the header, filters by it, and joins cells', async () => {
  const file = await sheetOf([['a', 1]], {
    header: [
      [{ value: 'wide', across: 2 }, null],
      ['one', 'two'],
    ],
    frozen: { rows: 2, columns: 1 },
    hasFilter: true,
  });
  const sheet = (await readXlsx(file)).sheets[0]!;
  expect(sheet.merges).toEqual([{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }]);
  const xml = partOf(file, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('<pane xSplit="1" ySplit="2" topLeftCell="B3" activePane="bottomRight" state="frozen"/>');
  expect(xml).toContain('<autoFilter ref="A2:B3"/>');
});

it('is printed as wide as one page where that is wanted, in the order of elements that Excel asks for', async () => {
  const xml = partOf(await sheetOf([['a']], { isPrintedWide: true }), 'xl/worksheets/sheet1.xml');
  expect(xml).toMatch(/<sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetViews>/);
  expect(xml).toMatch(/orientation="landscape" fitToWidth="1" fitToHeight="0"\/><\/worksheet>$/);
  expect(partOf(await sheetOf([['a']]), 'xl/worksheets/sheet1.xml')).not.toContain('pageSetup');
});

it('is a workbook even without a sheet, and is known by its first bytes', async () => {
  const file = await written(async () => {});
  expect((await readXlsx(file)).sheets).toHaveLength(1);
  expect(file.toString('latin1', 30, 41)).toBe('_rels/.rels');
});

it('writes dates that Excel does not have as text, and its wrong days of 1900 right', async () => {
  const file = await sheetOf([
    [
      new Date('1899-12-31T00:00:00Z'),
      new Date('1900-01-01T00:00:00Z'),
      new Date('1900-03-01T00:00:00Z'),
      new Date(Number.NaN),
    ],
  ]);
  const xml = partOf(file, 'xl/worksheets/sheet1.xml');
  expect(xml.match(/<v>\d+<\/v>/g)).toEqual(['<v>0</v>', '<v>1</v>', '<v>61</v>']);
  expect(partOf(file, 'xl/sharedStrings.xml')).toContain('1899-12-31 00:00:00');
});
