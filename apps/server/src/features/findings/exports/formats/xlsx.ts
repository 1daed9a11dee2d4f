import { columnHead, type FileColumn } from '@wenshu/analysis/data-file';
import { numberFormats, type StyleId, startXlsx, type XlsxCell, type XlsxWriter } from '@wenshu/data-files';
import { exportTexts } from '@wenshu/texts/findings/exports';
import type { ExportTask } from '../export-task.ts';
import type { ExportTable, Format } from './format.ts';

const MOST_WIDE = 40;
const LEAST_WIDE = 10;

/** A sheet of records, one that says what the columns and codes mean, and one about the file. */
export const xlsx: Format = {
  extension: 'xlsx',
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  async write(table, sink) {
    const book = await startXlsx(sink);
    await writeData(book, table);
    await writeCodebook(book, table);
    await writeAbout(book, table.task);
    await book.close();
  },
};

async function writeData(book: XlsxWriter, { task, columns, batches }: ExportTable): Promise<void> {
  const styles: Readonly<Partial<Record<FileColumn['kind'], StyleId>>> = {
    moment: book.style({ format: numberFormats.dateTime }),
    day: book.style({ format: numberFormats.date }),
  };
  const head = book.style({ bold: true, wrap: true, vertical: 'top', fill: 'F2F4F7' });
  const sheet = await book.sheet({
    name: exportTexts[task.language].dataSheet,
    header: [columns.map(column => ({ value: columnHead(column, task.options), style: head }))],
    columns: columns.map(column => ({
      width: widthOf(columnHead(column, task.options)),
      ...(styles[column.kind] !== undefined && { style: styles[column.kind] }),
    })),
    frozen: { rows: 1, columns: 1 },
    hasFilter: true,
  });
  for await (const batch of batches) await sheet.columns(batch);
}

/** Chinese characters are twice as wide as the digit that Excel measures by. */
function widthOf(head: string): number {
  const wide = [...head].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
  return Math.min(MOST_WIDE, Math.max(LEAST_WIDE, wide + 2));
}

async function writeCodebook(book: XlsxWriter, { task, columns }: ExportTable): Promise<void> {
  const texts = exportTexts[task.language];
  const { variable, label, code, meaning, set } = texts.codebook;
  const sheet = await book.sheet({
    name: texts.codebookSheet,
    header: [[variable, label, code, meaning, set]],
    columns: [{ width: 16 }, { width: 48 }, { width: 10 }, { width: 32 }, { width: 24 }],
  });
  for (const column of columns) await sheet.rows(codebookRows(column, task));
}

function codebookRows(column: FileColumn, { variables }: ExportTask): XlsxCell[][] {
  const { name, label, set, isFact } = column;
  // Where the cells have words, the codes are those of the variable.
  const categories = column.categories ?? variables.find(one => one.name === name)?.categories ?? [];
  const head: XlsxCell[] = [name, label];
  const belongs = set ? (isFact ? set.label : `${set.name} ${set.label}`) : null;
  if (categories.length === 0) return [[...head, null, null, belongs]];
  return categories.map(({ code, label: words }, place) => [
    ...(place === 0 ? head : [null, null]),
    ...[code, words, place === 0 ? belongs : null],
  ]);
}

async function writeAbout(book: XlsxWriter, { language, about }: ExportTask): Promise<void> {
  const sheet = await book.sheet({
    name: exportTexts[language].aboutSheet,
    columns: [
      { width: 20, style: book.style({ bold: true, vertical: 'top' }) },
      { width: 80, style: book.style({ wrap: true }) },
    ],
  });
  await sheet.rows(about);
}
