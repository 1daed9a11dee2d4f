import type { CellStyle, XlsxRow, XlsxWriter } from '@wenshu/data-files';
import { digitsWide } from './digits-wide.ts';

/** A narrow table's sentences reach beyond it, over so many digits: about as wide as they are read easily. */
const LEAST_WIDE = 90;
/** Of a column that says nothing. */
const USUAL_WIDE = 8.43;
const USUAL_SIZE = 11;
const LINE_HEIGHT = 1.36;
/** Words break where they end, and so a line holds less than its width. */
const FILLED = 0.92;
/** Excel has no higher row. */
const MOST_HIGH = 409;

/**
 * A sentence over the width of the table below it, broken into lines. In one cell alone it would run on to the right, and the sheet, which
 * is printed as wide as one page, would be printed as small as the sentence is long.
 */
export function sentenceRow(
  value: string,
  look: CellStyle,
  columns: readonly { readonly width: number }[],
  book: XlsxWriter,
): XlsxRow {
  let wide = columns.reduce((sum, { width }) => sum + width, 0);
  let across = Math.max(1, columns.length);
  for (; wide < LEAST_WIDE; across++) wide += USUAL_WIDE;
  const size = look.fontSize ?? USUAL_SIZE;
  const perLine = wide * (USUAL_SIZE / size) * FILLED;
  const lines = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(digitsWide(line) / perLine)), 0);
  const rowHeight = Math.min(MOST_HIGH, Math.ceil(lines * size * LINE_HEIGHT));
  return [{ value, style: book.style({ ...look, wrap: true, vertical: 'top' }), across, rowHeight }];
}
