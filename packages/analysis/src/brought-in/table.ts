export type TableCell = string | number;

/** What a file itself says of a column, beside its values. */
export interface KnownOfColumn {
  readonly labels?: readonly { readonly value: TableCell; readonly label: string }[];
  readonly missing?: readonly TableCell[];
  /** Numbers that do not count, from and to. */
  readonly missingRange?: { readonly low: number; readonly high: number };
  readonly measure?: 'nominal' | 'ordinal' | 'scale';
  readonly isDay?: true;
  /** Kept as text: what looks like a number is an identifier, and "007" is not 7. */
  readonly isText?: true;
  /** The set of several columns that it belongs to, and the value that says "chosen". */
  readonly set?: { readonly name: string; readonly label: string; readonly chosen: TableCell };
}

/** A column keeps each value once: a file has millions of cells and mostly a handful of values in a column, which are judged once each. */
export interface TableColumn {
  readonly name: string;
  readonly label?: string;
  /** As they first occur; texts without blanks around them. */
  readonly values: readonly TableCell[];
  /** The place of each row's value; −1 where the cell is empty. */
  readonly places: Int32Array;
  readonly known?: KnownOfColumn;
}

/** A file of data as it was read: one header, rows below it. */
export interface BroughtTable {
  /** Of the sheet, or the label of the file. */
  readonly name: string;
  /** Which line of the file each row is, from 1. */
  readonly lines: Int32Array;
  readonly columns: readonly TableColumn[];
}

/** How often each value of a column occurs. */
export function countValues({ values, places }: TableColumn): number[] {
  const counts = values.map(() => 0);
  for (const place of places) if (place >= 0) counts[place]!++;
  return counts;
}

/** Fills a column row by row. */
export class ColumnFiller {
  readonly values: TableCell[] = [];
  readonly #places = new Map<TableCell, number>();
  #rows = new Int32Array(64);
  #length = 0;

  add(cell: TableCell | null): void {
    if (cell === null) {
      this.leaveOut(1);
      return;
    }
    let place = this.#places.get(cell);
    if (place === undefined) {
      place = this.values.length;
      this.values.push(cell);
      this.#places.set(cell, place);
    }
    this.#reach(this.#length + 1);
    this.#rows[this.#length++] = place;
  }

  /** So many rows that say nothing. */
  leaveOut(rows: number): void {
    this.#reach(this.#length + rows);
    this.#rows.fill(-1, this.#length, this.#length + rows);
    this.#length += rows;
  }

  get places(): Int32Array {
    return this.#rows.slice(0, this.#length);
  }

  /** Plain numbers would take twice the room. */
  #reach(length: number): void {
    if (length <= this.#rows.length) return;
    const wider = new Int32Array(Math.max(length, 2 * this.#rows.length));
    wider.set(this.#rows);
    this.#rows = wider;
  }
}
