import type { ByteSink } from '../byte-sink.ts';
import type { Cell } from '../cell.ts';
import type { CellBatch } from '../cell-columns.ts';
import { JoinedColumns } from '../joined-columns.ts';
import { TextBytes } from '../text-bytes.ts';
import { BYTE_ORDER_MARK, type CsvSeparator, csvCell, csvLine } from './csv-line.ts';

export interface CsvOptions {
  readonly separator?: CsvSeparator;
  readonly hasByteOrderMark?: boolean;
}

export interface CsvWriter {
  rows(batch: readonly (readonly Cell[])[]): Promise<void>;
  /** The same cells, several times as fast where they come in columns. */
  columns(batch: CellBatch): Promise<void>;
  close(): Promise<void>;
}

/** Lines of UTF-8, written from front to back. */
export function startCsv(sink: ByteSink, { separator = ',', hasByteOrderMark = true }: CsvOptions = {}): CsvWriter {
  const out = new TextBytes();
  const joined = new JoinedColumns((bytes, place, value) => {
    if (place > 0) bytes.ascii(separator);
    writeCell(bytes, value);
  });
  if (hasByteOrderMark) out.text(BYTE_ORDER_MARK);
  async function flush(): Promise<void> {
    if (out.length > 0) await sink.write(out.take());
  }
  return {
    async rows(batch) {
      for (const row of batch) {
        out.text(csvLine(row, separator));
        if (out.isFull) await flush();
      }
    },
    async columns({ rows, columns }) {
      const pieces = joined.piecesOf(columns, rows);
      for (let row = 0; row < rows; row++) {
        out.pieces(pieces, row);
        out.ascii('\r\n');
        if (out.isFull) await flush();
      }
    },
    close: flush,
  };
}

function writeCell(out: TextBytes, value: string | number | Date): void {
  if (typeof value === 'number') {
    if (Number.isFinite(value)) out.number(value);
  } else if (typeof value === 'string') out.text(csvCell(value));
  else out.ascii(csvCell(value));
}
