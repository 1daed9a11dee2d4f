import { type CellBatch, type CellColumn, encodedLists } from '../cell-columns.ts';
import { TextBytes } from '../text-bytes.ts';
import type { StyleId } from './cell-style.ts';
import { cellStartsUpTo, contentOf, type RowContext, writeTail } from './row-writer.ts';

type Style = StyleId | undefined;
/** What stands behind the row's number in a cell; undefined where there is none. */
type Tail = Uint8Array | undefined;

/** Most numbers of a survey are codes, and 0 or 1. */
const FREQUENT_NUMBERS = 128;

interface SheetColumn {
  readonly start: Uint8Array;
  /** Of whole numbers from 0 on. */
  frequentTail(value: number): Tail;
  readonly tailsOf: ReturnType<typeof encodedLists<Tail>>;
}

/** Writes rows of cells that come in columns. One for a sheet: how a cell of a column begins and ends is worked out once for all its rows. */
export function columnRows() {
  const known: SheetColumn[] = [];
  const scratch = new TextBytes();
  return (columns: CellBatch['columns'], context: RowContext) => {
    const starts = cellStartsUpTo(columns.length);
    const ready = columns.map((column, place) => {
      known[place] ??= sheetColumn(starts[place]!, context.columnStyles[place], context, scratch);
      return readyColumn(column, known[place], context.columnStyles[place], context);
    });
    const { xml } = context;
    return (row: number, number: number): void => {
      const digits = Buffer.from(String(number));
      xml.ascii('<row r="');
      xml.bytes(digits);
      xml.ascii('">');
      for (let place = 0; place < ready.length; place++) ready[place]!(row, digits);
      xml.ascii('</row>');
    };
  };
}

function sheetColumn(start: string, style: Style, context: RowContext, scratch: TextBytes): SheetColumn {
  const tail = (value: string | number): Tail => {
    // Nothing is written for an empty text, whatever the column's look, as in a row.
    const content = value === '' ? undefined : contentOf(value, style, context);
    if (!content) return undefined;
    writeTail(scratch, content, context);
    return scratch.copy();
  };
  const frequent: Tail[] = Array(FREQUENT_NUMBERS).fill(undefined);
  return {
    start: Buffer.from(start),
    frequentTail: value => (frequent[value] ??= tail(value)),
    tailsOf: encodedLists(tail),
  };
}

/** Writes the column's cell of a row, whose number is given in digits. */
function readyColumn(
  column: CellColumn,
  { start, frequentTail, tailsOf }: SheetColumn,
  style: Style,
  context: RowContext,
) {
  const { xml } = context;
  const put = (digits: Uint8Array, tail: Tail): void => {
    if (tail) xml.threeBytes(start, digits, tail);
  };
  const putAny = (digits: Uint8Array, value: string | number | Date): void => {
    const content = contentOf(value, style, context);
    if (!content) return;
    xml.bytes(start);
    xml.bytes(digits);
    writeTail(xml, content, context);
  };
  if (column.kind === 'listed') {
    const tailAt = tailsOf(column.list);
    return (row: number, digits: Uint8Array) => put(digits, tailAt(column.values[row]!));
  }
  if (column.kind === 'texts')
    return (row: number, digits: Uint8Array) => {
      const text = column.values[row] ?? '';
      if (text !== '') putAny(digits, text);
    };
  const isMoment = column.kind === 'moments';
  return (row: number, digits: Uint8Array) => {
    const value = column.values[row]!;
    if (Number.isNaN(value)) return;
    if (isMoment) putAny(digits, new Date(value));
    else if (value >= 0 && value < FREQUENT_NUMBERS && Number.isInteger(value)) put(digits, frequentTail(value));
    else putAny(digits, value);
  };
}
