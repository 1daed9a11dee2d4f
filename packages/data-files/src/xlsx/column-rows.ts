import type { CellBatch } from '../cell-columns.ts';
import { PieceColumn } from '../cell-pieces.ts';
import { cellStartsUpTo, contentOf, type RowContext, writeTail } from './row-writer.ts';

/** Writes rows of cells that come in columns. One for a sheet: how a cell of a column begins and ends is worked out once for all its rows. */
export function columnRows() {
  const known: PieceColumn[] = [];
  const heads: Buffer[] = [];
  return ({ rows, columns }: CellBatch, context: RowContext) => {
    const starts = cellStartsUpTo(columns.length);
    while (heads.length < columns.length) heads.push(Buffer.from(starts[heads.length]!));
    const pieces = columns.map((column, place) => {
      known[place] ??= tailsOf(place, context);
      return known[place].piecesOf(column, rows);
    });
    const { xml } = context;
    return (row: number, number: number): void => {
      const digits = Buffer.from(String(number));
      xml.ascii('<row r="');
      xml.bytes(digits);
      xml.ascii('">');
      xml.cells(heads, digits, pieces, row);
      xml.ascii('</row>');
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
