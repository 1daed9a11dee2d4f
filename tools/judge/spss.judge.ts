import { deepStrictEqual, strictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cell, openSav, type SavDictionary, sinkToFile, sourceOfFile, startSav } from '@wenshu/data-files';
import { parseCsv } from 'hucre/csv';
import { judgeStep } from './judge-step.ts';
import { psppOn, tableIn } from './pspp.ts';
import { surveyDictionary, surveyRows } from './spss-survey.ts';

async function write(path: string, dictionary: SavDictionary, rows: readonly (readonly Cell[])[]): Promise<void> {
  const handle = await open(path, 'w');
  const writer = await startSav(sinkToFile(handle), dictionary, { cases: rows.length });
  await writer.rows(rows);
  await writer.close();
  await handle.close();
}

async function read(path: string) {
  const handle = await open(path);
  const file = await openSav(await sourceOfFile(handle));
  const rows: Cell[][] = [];
  for await (const batch of file.rows()) rows.push(...batch);
  await handle.close();
  return { dictionary: file.dictionary, rows };
}

/** What PSPP adds to every variable is none of our saying. */
function withoutRoles({ variables, ...rest }: SavDictionary): SavDictionary {
  const own = variables.map(({ attributes = {}, ...variable }) => {
    const { '$@Role': _, ...left } = attributes;
    return { ...variable, ...(Object.keys(left).length > 0 ? { attributes: left } : {}) };
  });
  return { ...rest, variables: own };
}

/** PSPP writes 03/01/2026 09:05:00. */
function plainText(cell: Cell): string {
  if (cell === null) return ' ';
  if (!(cell instanceof Date)) return String(cell);
  const [date, time] = cell.toISOString().slice(0, 19).split('T');
  const [year, month, day] = date!.split('-');
  return `${month}/${day}/${year} ${time}`;
}

export const judge = judgeStep('SPSS, by PSPP', async ({ folder, check }) => {
  const file = (name: string) => join(folder, name);
  const rows = surveyRows(600);
  await write(file('ours.sav'), surveyDictionary, rows);

  const pspp = await psppOn(folder, file('ours.sav'));

  await check('opens the file and counts its cases', () => {
    strictEqual(/N is (\d+)/.exec(pspp('SHOW N.'))?.[1], String(rows.length));
  });

  await check('shows names, labels, formats, measures and missing values', () => {
    const [header, ...lines] = tableIn(pspp('DISPLAY DICTIONARY.'), 'Variables');
    const column = (line: string[], name: string) => line[header!.indexOf(name)];
    const shown = lines.map(line => [
      ...[column(line, 'Name'), column(line, 'Label'), column(line, 'Measurement Level')],
      ...[column(line, 'Print Format'), column(line, 'Missing Values') ?? ''],
    ]);
    deepStrictEqual(shown.slice(0, 6), [
      ['编号', '受访者编号', 'Scale', 'F8.0', ''],
      ['satisfaction_overall', '总体而言，您的满意度如何？', 'Ordinal', 'F2.0', '98; 99'],
      ['brand_used_1', '品牌甲', 'Nominal', 'F1.0', ''],
      ['brand_used_2', '品牌乙', 'Nominal', 'F1.0', ''],
      ['brand_used_3', '品牌丙', 'Nominal', 'F1.0', ''],
      ['score', 'Score 0–100', 'Scale', 'F8.2', '900 THRU HIGHEST; -1'],
    ]);
    deepStrictEqual(
      shown.slice(6).map(line => line[3]),
      ['DATE11', 'DATETIME20.0', 'F8.4', 'A4', 'A40', 'A255', 'A256', 'A2000'],
    );
  });

  await check('shows the labels of values, of long texts too', () => {
    const labels = tableIn(pspp('DISPLAY DICTIONARY.'), 'Value Labels').map(line => line.slice(1));
    for (const label of ['非常满意', '拒答', '选中', '首都', 'Frankfurt, Main'])
      strictEqual(labels.filter(line => line.includes(label)).length > 0, true, label);
  });

  await check('knows the multiple-response sets', () => {
    const output = tableIn(pspp('MRSETS /DISPLAY NAME=ALL.'), 'Multiple Response Sets').slice(1);
    deepStrictEqual(output, [
      ['$brands', '使用过的品牌', 'Dichotomies', '1', 'brand_used_1\nbrand_used_2\nbrand_used_3'],
      ['$codes', 'Two codes', 'Categories', '', 'satisfaction_overall\nscore'],
    ]);
  });

  await check('knows weight, title and notes', () => {
    strictEqual(pspp('SHOW WEIGHT.').includes('WEIGHT is weight'), true);
    const documents = pspp('DISPLAY DOCUMENTS.', 'DISPLAY FILE LABEL.');
    for (const words of ['问卷导出', '第二行说明', '满意度调查 2026'])
      strictEqual(documents.includes(words), true, words);
  });

  await check('has every value, cell by cell', () => {
    pspp(`SAVE TRANSLATE /OUTFILE='${file('values.csv')}' /TYPE=CSV /MISSING=IGNORE /CELLS=VALUES.`);
    const got = parseCsv(readFileSync(file('values.csv'), 'utf8')) as string[][];
    strictEqual(got.length, rows.length);
    for (const [index, row] of rows.entries()) {
      for (const [column, cell] of row.entries()) compareCell(got[index]![column]!, cell, `${index}/${column}`);
    }
  });

  const formats: readonly (readonly [string, string])[] = [
    ['compressed', 'again.sav /COMPRESSED'],
    ['uncompressed', 'plain.sav /UNCOMPRESSED'],
    ['packed by zlib', 'packed.zsav /ZCOMPRESSED'],
  ];
  for (const [kind, target] of formats) {
    await check(`saves it again, ${kind}, and we read the same dictionary and values`, async () => {
      const [name, option] = target.split(' ');
      pspp(`SAVE OUTFILE='${file(name!)}' ${option}.`);
      const [ours, theirs] = [await read(file('ours.sav')), await read(file(name!))];
      deepStrictEqual(withoutRoles(theirs.dictionary), withoutRoles(ours.dictionary));
      deepStrictEqual(theirs.rows, ours.rows);
      deepStrictEqual(ours.rows, rows);
    });
  }
});

function compareCell(got: string, cell: Cell, place: string): void {
  if (typeof cell === 'number') {
    // Fifteen digits are what PSPP prints.
    const close = Math.abs(Number(got) - cell) <= Math.abs(cell) * 1e-14;
    strictEqual(close, true, `${place}: ${got} for ${cell}`);
  } else strictEqual(got.trim(), plainText(cell).replace(' 00:00:00', '').trim(), place);
}
