import type { CellBatch } from '../cell-columns.ts';
import { JoinedColumns } from '../joined-columns.ts';
import { TextBytes } from '../text-bytes.ts';
import { cellStartsUpTo, contentOf, type RowContext, writeTail } from './row-writer.ts';

/** Writes rows of cells that come in columns. One for a sheet: how a cell of a column begins and ends is worked out once for all its rows. */
export function columnRows() {
  const number = new TextBytes(16);
  let joined: JoinedColumns | undefined;
  return ({ rows, columns }: CellBatch, context: RowContext) => {
    const starts = cellStartsUpTo(columns.length);
    joined ??= new JoinedColumns((out, place, value) => {
      // Nothing is written for an empty text, whatever the column's look, as in a row.
      const content = value === '' ? undefined : contentOf(value, context.columnStyles[place], context);
      if (!content) return;
      out.ascii(starts[place]!);
      out.mark();
      writeTail(out, content, context);
    });
    const pieces = joined.piecesOf(columns, rows);
    const { xml } = context;
    /** A row of the batch, which gets this number. */
    return (row: number, rowNumber: number): void => {
      number.cutTo(0);
      number.natural(rowNumber);
      xml.ascii('<row r="');
      xml.natural(rowNumber);
      xml.ascii('">');
      xml.pieces(pieces, row, { digits: number.length, bytes: number.view });
      xml.ascii('</row>');
    };
  };
}
