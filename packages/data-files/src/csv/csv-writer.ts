import type { ByteSink } from '../byte-sink.ts';
import type { Cell } from '../cell.ts';
import { BYTE_ORDER_MARK, type CsvSeparator, csvLine } from './csv-line.ts';

/** So much text is put together before it is handed on. */
const BATCH_CHARACTERS = 256 * 1024;

export interface CsvOptions {
  readonly separator?: CsvSeparator;
  readonly hasByteOrderMark?: boolean;
}

export interface CsvWriter {
  rows(batch: readonly (readonly Cell[])[]): Promise<void>;
  close(): Promise<void>;
}

/** Lines of UTF-8, written from front to back. */
export function startCsv(sink: ByteSink, { separator = ',', hasByteOrderMark = true }: CsvOptions = {}): CsvWriter {
  let text = hasByteOrderMark ? BYTE_ORDER_MARK : '';
  async function flush(): Promise<void> {
    const bytes = Buffer.from(text);
    text = '';
    if (bytes.length > 0) await sink.write(bytes);
  }
  return {
    async rows(batch) {
      for (const row of batch) {
        text += csvLine(row, separator);
        if (text.length >= BATCH_CHARACTERS) await flush();
      }
    },
    close: flush,
  };
}
