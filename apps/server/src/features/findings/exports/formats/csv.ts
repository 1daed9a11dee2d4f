import type { Cell } from '@wenshu/analysis';
import { BYTE_ORDER_MARK, csvLine } from '../../records/index.ts';
import type { Format } from './format.ts';

/** Lines of text for every program there is. */
export const csv: Format = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  async write({ task, columns, batches }, sink) {
    const heads = columns.map(({ name, label }) => (task.options.values === 'codes' ? name : `${name} ${label}`));
    await sink.write(Buffer.from(BYTE_ORDER_MARK + csvLine(heads)));
    for await (const rows of batches) await sink.write(Buffer.from(rows.map(row => csvLine(row.map(plain))).join('')));
  },
};

function plain(cell: Cell): string | number | null {
  return cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : cell;
}
