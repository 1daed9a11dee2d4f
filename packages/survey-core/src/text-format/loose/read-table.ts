import type { Line } from './lines.ts';

/** A table below a question: its first column are the rows, its head the options. */
export interface Table {
  readonly lines: readonly Line[];
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly hasBlankCells: boolean;
  readonly hasBoxes: boolean;
}

/** What stands in a cell that is to be ticked: nothing, a box, a number, a letter. */
const EMPTY = /^(?:[□☐▢⬜◻○◯●◎⚪〇]\s*\d{0,2}|\d{1,2}|[（([]\s*[)）\]]|[-–—/√✓xXoO]|)$/u;
const BLANK = /^[_＿]{2,}$/;
const BOX = /^[□☐▢⬜◻[]/u;

/** The lines with columns that belong together. One such line is a list of options beside each other, and no table. */
export function readTable(lines: readonly Line[]): Table | undefined {
  const wide = lines.filter(
    line => !line.isGuarded && line.cells.length > 1 && !(line.inline && line.inline.before === ''),
  );
  const width = Math.max(0, ...wide.map(({ cells }) => cells.length));
  if (width < 3 || wide.length < 2) return undefined;
  const [first, ...others] = wide;
  const body = others.map(({ cells }) => cells.slice(1));
  const isForm = (cells: readonly string[]) => cells.every(cell => EMPTY.test(cell) || BLANK.test(cell));
  if (!body.every(isForm)) return undefined;
  const hasHead = !isForm(first!.cells.slice(1));
  // Columns that only spaces part have no empty first one: the head is then one cell shorter.
  const head =
    first!.cells.length < width || (width > 1 && first!.cells[0] === '') ? first!.cells : first!.cells.slice(1);
  const columns = hasHead ? head.filter(cell => cell !== '') : numbersOf(first!.cells.slice(1));
  const rowLines = hasHead ? others : wide;
  const rows = rowLines.map(({ cells }) => rowTitle(cells[0]!)).filter(row => row !== '');
  if (columns.length < 2 || rows.length === 0) return undefined;
  const cells = rowLines.flatMap(line => line.cells.slice(1));
  return {
    lines: wide,
    rows,
    columns,
    hasBlankCells: cells.some(cell => BLANK.test(cell)),
    hasBoxes: cells.some(cell => BOX.test(cell)),
  };
}

/** A table without a head: its cells are the numbers themselves. */
function numbersOf(cells: readonly string[]): string[] {
  const numbers = cells.map(cell => cell.replace(/\D/g, ''));
  return numbers.every(number => number !== '') ? numbers : [];
}

/** Rows are often numbered: "(1) 环境", "a. Price". */
function rowTitle(text: string): string {
  return text.replace(/^(?:[（(]?(?:\d{1,2}|[A-Za-z])[)）.、．]|[①-⑳•·-])\s*/, '').trim();
}
