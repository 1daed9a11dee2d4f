import { type BroughtTable, ColumnFiller, type TableCell } from '@wenshu/analysis/brought-in';
import type { DataTableProblem } from './data-table.ts';

interface TableLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
}

/** Blank lines stand between and below rows; a sheet with more than this is refused rather than cut. */
export const BLANK_LINES = 5_000;
const MOST_NAME = 200;

/** Makes columns of rows as they come, and says at the first that is too much that it is. The first filled row names the columns. */
export class TableFiller {
  readonly #limits: TableLimits;
  readonly #columns: ColumnFiller[] = [];
  readonly #lines: number[] = [];
  #head: readonly (TableCell | null)[] | undefined;
  #at = 0;

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  /** The next line of the file. `filled`, where it is known: the place behind its last cell that says something. */
  add(row: readonly unknown[], filled = filledOf(row)): DataTableProblem | undefined {
    const { maxRows, maxColumns } = this.#limits;
    this.#at += 1;
    if (filled > maxColumns) return { problem: 'too-many-columns' };
    if (this.#at > maxRows + BLANK_LINES) return { problem: 'too-many-rows' };
    if (filled === 0) return undefined;
    this.#widen(filled);
    if (!this.#head) {
      this.#head = Array.from({ length: filled }, (_, place) => cellOf(row[place]));
      return undefined;
    }
    if (this.#lines.length === maxRows) return { problem: 'too-many-rows' };
    for (const [place, column] of this.#columns.entries()) column.add(place < filled ? cellOf(row[place]) : null);
    this.#lines.push(this.#at);
    return undefined;
  }

  table(name: string): BroughtTable | DataTableProblem {
    const head = this.#head;
    if (!head) return { problem: 'empty' };
    const names = namesOf(head, this.#columns.length);
    const columns = this.#columns.map(({ values, places }, place) => ({ name: names[place]!, values, places }));
    return {
      name,
      lines: Int32Array.from(this.#lines),
      // A column without a name and without a value is no column.
      columns: columns.filter(({ values }, place) => values.length > 0 || (head[place] ?? null) !== null),
    };
  }

  /** Who reaches further than those before makes columns in which they said nothing. */
  #widen(width: number): void {
    while (this.#columns.length < width) {
      const column = new ColumnFiller();
      column.leaveOut(this.#lines.length);
      this.#columns.push(column);
    }
  }
}

const filledOf = (row: readonly unknown[]): number => row.findLastIndex(cell => cellOf(cell) !== null) + 1;

/** A cell that says nothing is empty, however many blanks it has; a moment is written as people write it. */
function cellOf(cell: unknown): TableCell | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : momentText(cell);
  const text = String(cell).replaceAll('\0', '').trim();
  return text === '' ? null : text;
}

function momentText(moment: Date): string {
  const [day, time] = moment.toISOString().split('T') as [string, string];
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}

/** A column without a name is called by its letter, and of two with one name the second gets a number. */
function namesOf(head: readonly (TableCell | null)[], width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, place) => {
    const name = String(head[place] ?? letterOf(place))
      .replace(/\s+/g, ' ')
      .slice(0, MOST_NAME);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

export function letterOf(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}
