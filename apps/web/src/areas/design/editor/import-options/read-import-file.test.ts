import { questionnaireDocumentTexts } from '@wenshu/texts/design/questionnaire-document';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { readImportFile, readRows } from './read-import-file.ts';

const { optionColumn, levelColumn } = questionnaireDocumentTexts.en;
const levels = [1, 2, 3, 4].map(level => levelColumn({ level }));
const textFile = (name: string, text: string) => new File([text], name);

async function sheet(rows: (string | number)[][]): Promise<File> {
  return new File([(await writeXlsx({ sheets: [{ name: 'Sheet', rows }] })) as BlobPart], 'options.xlsx');
}

test('a sheet made from the template becomes lines, its columns parted by tabs', async () => {
  const file = await sheet([levels, ['Zhejiang', 'Hangzhou', 'Xihu'], ['Zhejiang', 'Ningbo', 'Haishu']]);
  expect(await readImportFile(file, 'cascade')).toEqual({ text: 'Zhejiang\tHangzhou\tXihu\nZhejiang\tNingbo\tHaishu' });
});

test('a second-level option in its own column keeps the empty column before it', () => {
  expect(
    readRows(
      [
        [levels[0]!, levels[1]!],
        ['Fruit', 'Apple'],
        ['', 'Pear'],
      ],
      'layers',
    ),
  ).toEqual({
    text: 'Fruit\tApple\n\tPear',
  });
});

test('a text is read in UTF-8 and in the GBK of Chinese Windows', async () => {
  const gbk = new File([new Uint8Array([0xb2, 0xe8, 0x0d, 0x0a, 0xbf, 0xa7, 0xb7, 0xc8])], 'a.txt');
  expect(await readImportFile(gbk, 'options')).toEqual({ text: '茶\r\n咖啡' });
  expect(await readImportFile(textFile('a.txt', '\ufeff茶\n咖啡'), 'options')).toEqual({ text: '茶\n咖啡' });
});

test('either language of the template is known', () => {
  const zh = questionnaireDocumentTexts.zh.optionColumn;
  expect(readRows([[zh], ['茶']], 'options')).toEqual({ text: '茶' });
  expect(readRows([[optionColumn], [2026]], 'options')).toEqual({ text: '2026' });
});

describe('what cannot be taken has words of its own (S8.2, S8.3, S8.4)', () => {
  test('another sheet is not the template', () => {
    expect(readRows([['Name'], ['Tea']], 'options')).toEqual({ problem: 'templateWrong' });
    expect(readRows([[optionColumn], ['Tea']], 'cascade')).toEqual({ problem: 'templateWrong' });
  });
  test('another kind of file, or one that only calls itself xlsx', async () => {
    expect(await readImportFile(textFile('a.docx', 'x'), 'options')).toEqual({ problem: 'fileWrong' });
    expect(await readImportFile(textFile('a.xlsx', 'no zip'), 'options')).toEqual({ problem: 'fileWrong' });
  });
  test('an empty file, and an empty template', async () => {
    expect(await readImportFile(textFile('a.txt', ''), 'options')).toEqual({ problem: 'fileEmpty' });
    expect(await readImportFile(textFile('a.txt', ' \n '), 'options')).toEqual({ problem: 'fileEmpty' });
    expect(readRows([[optionColumn]], 'options')).toEqual({ problem: 'fileEmpty' });
  });
  test('a file that is too large', async () => {
    const file = textFile('a.txt', 'x'.repeat(5 * 1024 * 1024 + 1));
    expect(await readImportFile(file, 'options')).toEqual({ problem: 'fileTooLarge' });
  });
});
