import type { ByteSink } from '../byte-sink.ts';
import type { Cell } from '../cell.ts';
import type { CellBatch } from '../cell-columns.ts';
import { PieceColumn, type WriteCell } from '../cell-pieces.ts';
import { BLOCK_ROWS } from '../row-block.ts';
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
  const known: PieceColumn[] = [];
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
      const parting = separator.charCodeAt(0);
      const pieces = columns.map((column, place) => {
        known[place] ??= new PieceColumn(writeCell);
        return known[place].piecesOf(column, rows);
      });
      for (let row = 0; row < rows; row += BLOCK_ROWS) {
        out.lines(pieces, row, Math.min(rows, row + BLOCK_ROWS), parting);
        if (out.isFull) await flush();
      }
    },
    close: flush,
  };
}

const writeCell: WriteCell = (out, value) => {
  if (typeof value === 'number') {
    if (Number.isFinite(value)) out.number(value);
  } else if (typeof value === 'string') out.text(csvCell(value));
  else out.ascii(csvCell(value));
};
