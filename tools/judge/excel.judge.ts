import { deepStrictEqual, strictEqual } from 'node:assert';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cell, numberFormats, sinkToFile, startCsv, startXlsx, type XlsxRow } from '@wenshu/data-files';
import { parseCsv } from 'hucre/csv';
import { judgeStep } from './judge-step.ts';
import { csvFilter, libreOffice } from './libre-office.ts';

const words = ['非常满意', '=1+1', '+8610', '@SUM(A1)', ' blanks ', 'a\nb', '<&>"', '_x0041_', 'Zürich', '😀'];

/** Texts, whole and broken numbers and holes, in a pattern that repeats nowhere near. */
const values: Cell[][] = Array.from({ length: 3000 }, (_, index) => [
  ...[index + 1, words[index % words.length]!, `open answer ${index} 你好`, index % 3 === 0 ? null : index / 8],
  ...[-index, index % 7 === 0 ? '' : `${index % 5}`],
]);

async function writeBook(path: string): Promise<void> {
  const handle = await open(path, 'w');
  const book = await startXlsx(sinkToFile(handle), { sharedStrings: { strings: 500, characters: 20_000 } });
  const share = book.style({ format: numberFormats.percentOneDecimal });
  const title = book.style({ bold: true, fill: 'ddeeff', color: '003366', borders: { bottom: 'medium' }, wrap: true });
  const dataName = book.reserveName('数据: 1/2');
  const contents = await book.sheet({ name: 'Contents', columns: [{ width: 40 }] });
  await contents.rows([
    [{ value: 'Contents', style: title, across: 2 }, null],
    [{ value: '数据', link: { sheet: dataName, cell: 'A2' } }],
    [{ value: 'site', link: { url: 'https://example.org/a?b=1&c=2' } }],
  ]);
  const header: XlsxRow[] = [['No.', 'Text', 'Open', 'Number', 'Negative', 'Digits']];
  const data = await book.sheet({ name: dataName, header, hasFilter: true, frozen: { rows: 1, columns: 1 } });
  for (let at = 0; at < values.length; at += 700) await data.rows(values.slice(at, at + 700));
  const looks = await book.sheet({ name: 'Looks', columns: [{ style: share }] });
  await looks.rows([
    [0.1234, { value: 3.06, style: book.style({ format: numberFormats.oneDecimal }) }],
    [1, new Date('2026-03-01T09:05:07Z'), new Date('1900-03-01T00:00:00Z')],
  ]);
  await book.close();
  await handle.close();
}

/** Those that are not in it: a whole file would be shown otherwise. */
const missing = (text: string, wanted: readonly RegExp[]) => wanted.filter(pattern => !pattern.test(text)).map(String);

export const judge = judgeStep('Excel and csv, by LibreOffice', async ({ folder, check }) => {
  const converted = await libreOffice(folder);
  const book = join(folder, 'book.xlsx');
  await writeBook(book);

  await check('reads every cell of a large sheet', () => {
    const sheet = converted(book, 'values', csvFilter(false))('-数据  1 2.csv').toString();
    const [header, ...rows] = parseCsv(sheet) as string[][];
    deepStrictEqual(header, ['No.', 'Text', 'Open', 'Number', 'Negative', 'Digits']);
    deepStrictEqual(
      rows,
      values.map(row => row.map(cell => String(cell ?? ''))),
    );
  });

  await check('shows shares, decimals and dates in their formats', () => {
    const sheet = converted(book, 'shown', csvFilter(true))('-Looks.csv').toString();
    deepStrictEqual(parseCsv(sheet), [
      ['12.3 %', '3.1', ''],
      ['100.0 %', '2026-03-01 09:05:07', '1900-03-01 00:00:00'],
    ]);
  });

  await check('finds links, looks, joined cells, the filter, and no formula', () => {
    const xml = converted(book, 'flat', 'fods')('.fods').toString();
    const wanted = [
      ...[
        /xlink:href="#(?:'|&apos;)数据 {2}1 2(?:'|&apos;)\.A2"/,
        /xlink:href="https:\/\/example\.org\/a\?b=1&amp;c=2"/,
      ],
      ...[/table:number-columns-spanned="2"/, /table:display-filter-buttons="true"/],
      ...[/fo:background-color="#ddeeff"/, /fo:color="#003366"/, /fo:font-weight="bold"/],
    ];
    deepStrictEqual(missing(xml, wanted), []);
    strictEqual(xml.includes('table:formula'), false);
  });

  await check('reads our csv as texts and numbers, and runs nothing in it', async () => {
    const path = join(folder, 'lines.csv');
    const handle = await open(path, 'w');
    const csv = startCsv(sinkToFile(handle));
    await csv.rows([['=1+1', '+1', '-1', '@A1', '＝1+1', '\t=1+1', -5, 2.5, '满意']]);
    await csv.close();
    await handle.close();
    const xml = converted(path, 'csv', 'fods', '--infilter=CSV:44,34,76,1')('.fods').toString();
    strictEqual(xml.includes('table:formula'), false);
    strictEqual(xml.match(/office:value-type="float"/g)?.length, 2);
    deepStrictEqual(missing(xml, [/office:value="-5"/, /<text:p>满意<\/text:p>/]), []);
  });
});
