import type { Cell } from '../cell.ts';
import { wallClockText } from '../wall-clock-text.ts';

/** Excel reads a file without it as something other than UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

export type CsvSeparator = ',' | ';' | '\t';

/** What makes a spreadsheet run a text as a formula. In full width too: an East Asian Excel reads ＝ as =. Tab and CR are skipped before it looks. */
const RUNS_AS_FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/** A spreadsheet with German settings parts cells at the semicolon, another one at the tab: quoted, they part nothing. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** One line. Texts that a spreadsheet would run as a formula get an apostrophe in front; numbers stay numbers. */
export function csvLine(cells: readonly Cell[], separator: CsvSeparator = ','): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell !== 'string') return wallClockText(cell);
  const harmless = RUNS_AS_FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
