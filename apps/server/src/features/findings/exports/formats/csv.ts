import { columnHead } from '@wenshu/analysis/data-file';
import { type CsvSeparator, startCsv } from '@wenshu/data-files';
import type { ExportTask } from '../export-task.ts';
import type { Format } from './format.ts';

const signs: Readonly<Record<ExportTask['separator'], CsvSeparator>> = { comma: ',', semicolon: ';', tab: '\t' };

/** Lines of text for every program there is. */
export const csv: Format = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  async write({ task, columns, batches }, sink) {
    const writer = startCsv(sink, { separator: signs[task.separator] });
    await writer.rows([columns.map(column => columnHead(column, task.options))]);
    for await (const batch of batches) await writer.columns(batch);
    await writer.close();
  },
};
