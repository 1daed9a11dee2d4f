import type { Cell } from '@wenshu/analysis';
import { BYTE_ORDER_MARK, csvLine } from './csv-line.ts';
import type { Format } from './format.ts';

/** A spreadsheet opens what it is used to in its country: a semicolon where the comma parts the decimals. */
const signs = { comma: ',', semicolon: ';', tab: '\t' } as const;

/** Lines of text for every program there is. */
export const csv: Format = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  async write({ task, columns, batches }, sink) {
    const heads = columns.map(({ name, label }) => (task.options.values === 'codes' ? name : `${name} ${label}`));
    const lineOf = (cells: Parameters<typeof csvLine>[0]) => csvLine(cells, signs[task.separator]);
    await sink.write(Buffer.from(BYTE_ORDER_MARK + lineOf(heads)));
    for await (const rows of batches) await sink.write(Buffer.from(rows.map(row => lineOf(row.map(plain))).join('')));
  },
};

function plain(cell: Cell): string | number | null {
  return cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : cell;
}
