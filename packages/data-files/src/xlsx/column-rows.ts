import type { CellBatch } from '../cell-columns.ts';
import { PieceColumn } from '../cell-pieces.ts';
import { BLOCK_ROWS, type RowElement } from '../row-block.ts';
import { TextBytes } from '../text-bytes.ts';
import { cellStartsUpTo, contentOf, type RowContext, writeTail } from './row-writer.ts';

const ROW: RowElement = { open: Buffer.from('<row r="'), opened: Buffer.from('">'), close: Buffer.from('</row>') };

/** Writes rows of cells that come in columns. One for a sheet: how a cell of a column begins and ends is worked out once for all its rows. */
export function columnRows() {
  const known: PieceColumn[] = [];
  const heads: Buffer[] = [];
  const digits = new TextBytes(16 * BLOCK_ROWS);
  const starts = new Int32Array(BLOCK_ROWS);
  const ends = new Int32Array(BLOCK_ROWS);
  return ({ rows, columns }: CellBatch, context: RowContext) => {
    const cellStarts = cellStartsUpTo(columns.length);
    while (heads.length < columns.length) heads.push(Buffer.from(cellStarts[heads.length]!));
    const pieces = columns.map((column, place) => {
      known[place] ??= tailsOf(place, context);
      return known[place].piecesOf(column, rows);
    });
    const { xml } = context;
    /** The rows of the batch up to `to`, of which the first gets this number. */
    return (from: number, to: number, first: number): void => {
      digits.cutTo(0);
      for (let row = 0; row < to - from; row++) {
        starts[row] = digits.length;
        digits.natural(first + row);
        ends[row] = digits.length;
      }
      xml.elements(ROW, heads, pieces, { from, to, numbers: { bytes: digits.written, starts, ends } });
    };
  };
}

/** What stands behind the row's number in the cells of a column. Nothing is written for an empty text, whatever the column's look, as in a row. */
function tailsOf(place: number, context: RowContext): PieceColumn {
  const style = context.columnStyles[place];
  return new PieceColumn((out, value) => {
    const content = contentOf(value, style, context);
    if (content) writeTail(out, content, context);
  });
}
