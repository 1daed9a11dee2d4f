import type { Cell } from '../cell.ts';
import { DataFileProblem } from '../problem.ts';
import type { TextBytes } from '../text-bytes.ts';
import { wallClockText } from '../wall-clock-text.ts';
import { columnLetters } from './cell-reference.ts';
import type { StyleId } from './cell-style.ts';
import { excelDays } from './excel-date.ts';
import type { sharedStrings } from './shared-strings.ts';
import type { sheetExtras } from './sheet-part.ts';
import type { StyledCell, XlsxRow } from './xlsx-cell.ts';
import { textElement } from './xml-text.ts';

const MAX_COLUMNS = 16_384;

export interface RowContext {
  readonly xml: TextBytes;
  readonly strings: ReturnType<typeof sharedStrings>;
  readonly extras: ReturnType<typeof sheetExtras>;
  readonly dateStyle: StyleId;
  readonly columnStyles: readonly (StyleId | undefined)[];
  readonly lastRow: number;
}

const cellStarts: string[] = [];

/** How the cells of a column begin. Asked for with every cell, so worked out once, also for the next file. */
export function cellStartsUpTo(count: number): readonly string[] {
  if (count > MAX_COLUMNS) throw new DataFileProblem('too-many-columns', { max: MAX_COLUMNS, got: count });
  for (let index = cellStarts.length; index < count; index++) cellStarts.push(`<c r="${columnLetters(index)}`);
  return cellStarts;
}

/** A row. Nothing is written for what is empty: null, '' and what is no number. */
export function writeRow(row: XlsxRow, number: number, context: RowContext, plainStyle?: StyleId): void {
  const starts = cellStartsUpTo(row.length);
  const { xml, columnStyles } = context;
  xml.ascii('<row r="');
  xml.natural(number);
  const first = row[0];
  const height = typeof first === 'object' && first !== null && 'rowHeight' in first ? first.rowHeight : undefined;
  xml.ascii(height === undefined ? '">' : `" ht="${height}" customHeight="1">`);
  for (let column = 0; column < row.length; column++) {
    const cell = row[column]!;
    if (cell === null || cell === undefined || cell === '') continue;
    const style = plainStyle ?? columnStyles[column];
    if (typeof cell === 'object' && !(cell instanceof Date)) writeStyled(cell, column, number, context, style);
    else writeCell(starts[column]!, number, cell, style, context);
  }
  xml.ascii('</row>');
}

function writeStyled(cell: StyledCell, column: number, row: number, context: RowContext, usual?: StyleId): void {
  const { value, style = usual, link, across = 1, down = 1 } = cell;
  writeCell(cellStarts[column]!, row, value, style, context);
  if (link) context.extras.link(`${columnLetters(column)}${row}`, link);
  if (across <= 1 && down <= 1) return;
  const columns = Math.min(across, MAX_COLUMNS - column);
  context.extras.merge(column, row, columns, Math.min(down, context.lastRow - row + 1));
}

function writeCell(start: string, row: number, value: Cell, style: StyleId | undefined, context: RowContext): void {
  const { xml } = context;
  const content = contentOf(value, style, context);
  if (!content) return;
  xml.ascii(start);
  xml.natural(row);
  writeTail(xml, content, context);
}

interface CellContent {
  /** Nothing: a cell that has a look alone. */
  readonly value: string | number | undefined;
  readonly look: StyleId | undefined;
}

/** Undefined where no cell has to be written. */
export function contentOf(
  cell: Cell,
  style: StyleId | undefined,
  { dateStyle }: Pick<RowContext, 'dateStyle'>,
): CellContent | undefined {
  const days = cell instanceof Date ? excelDays(cell) : undefined;
  const look = days === undefined ? style : (style ?? dateStyle);
  // A date that Excel does not have is written as one reads it.
  const value = cell instanceof Date ? (days ?? wallClockText(cell)) : cell;
  const isNothing = value === null || value === '' || (typeof value === 'number' && !Number.isFinite(value));
  if (!isNothing) return { value, look };
  return look === undefined ? undefined : { value: undefined, look };
}

/**
 * What stands behind the row's number, to the end of the cell. A text is written as a text (t="s" or "inlineStr"), never as a formula
 * (<f>): "=1+1" is shown as it is and cannot run, so nothing has to be put in front of it, as it has to in csv.
 */
export function writeTail(
  xml: TextBytes,
  { value, look }: CellContent,
  { strings }: Pick<RowContext, 'strings'>,
): void {
  if (look !== undefined) {
    xml.ascii('" s="');
    xml.natural(look);
  }
  if (value === undefined) xml.ascii('"/>');
  else if (typeof value === 'number') {
    xml.ascii('"><v>');
    xml.number(value);
    xml.ascii('</v></c>');
  } else writeText(xml, value, strings.numberOf(value));
}

function writeText(xml: TextBytes, text: string, shared: number | undefined): void {
  if (shared === undefined) {
    xml.ascii('" t="inlineStr"><is>');
    xml.text(textElement(text));
    xml.ascii('</is></c>');
    return;
  }
  xml.ascii('" t="s"><v>');
  xml.natural(shared);
  xml.ascii('</v></c>');
}
