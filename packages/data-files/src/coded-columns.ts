import type { CellColumn } from './cell-columns.ts';
import type { CellPieces } from './cell-pieces.ts';
import { PieceStore, type WriteCell } from './piece-store.ts';

/** Numbers up to here may be codes. */
const LARGEST_CODE = 127;
/** What the cells of several columns may take together before those are forgotten that were met so far. */
const MOST_BYTES = 512 * 1024;

/** What a column was so far: where its cells come from, and how many different ones it may have, the empty one among them. */
export interface KnownColumn {
  readonly source: CellColumn['kind'] | readonly (string | number)[];
  /** Infinity: they are not to be counted. */
  readonly size: number;
}

export function sourceOf(column: CellColumn): KnownColumn['source'] {
  return column.kind === 'listed' ? column.list : column.kind;
}

export function sizeOf(column: CellColumn, rows: number): number {
  if (column.kind === 'listed') return column.list.length + 1;
  return column.kind === 'numbers' ? sizeOfNumbers(column.values, rows) : Number.POSITIVE_INFINITY;
}

function sizeOfNumbers(values: Float64Array, rows: number): number {
  let largest = -1;
  for (let row = 0; row < rows; row++) {
    const value = values[row]!;
    if (Number.isInteger(value) && value >= 0 && value <= LARGEST_CODE) largest = Math.max(largest, value);
    else if (!Number.isNaN(value)) return Number.POSITIVE_INFINITY;
  }
  return largest + 2;
}

/**
 * Neighbours with few different cells, written as one: which cells a row has in all of them is a single number, and their bytes are put
 * together once for each that occurs.
 */
export class CodedColumns {
  readonly #first: number;
  readonly #known: readonly KnownColumn[];
  readonly #store: PieceStore;
  #entries = new Int32Array(0);
  #columns: readonly CellColumn[] = [];

  constructor(first: number, known: readonly KnownColumn[], write: WriteCell) {
    this.#first = first;
    this.#known = known;
    this.#store = new PieceStore((out, entry) => {
      for (const [index, code] of this.#codesOf(entry).entries())
        write(out, first + index, memberOf(this.#columns[first + index]!, code));
    });
    this.#store.reserve(known.reduce((entries, { size }) => entries * size, 1));
  }

  /** Undefined where a column has something that it could not have so far. */
  piecesOf(columns: readonly CellColumn[], rows: number): CellPieces | undefined {
    this.#columns = columns;
    if (this.#known.length > 1 && this.#store.length > MOST_BYTES) this.#store.keepFirst(0);
    if (this.#entries.length < rows) this.#entries = new Int32Array(rows);
    const entries = this.#entries.fill(0);
    for (let index = 0; index < this.#known.length; index++)
      if (!addCodes(entries, columns[this.#first + index]!, this.#known[index]!, rows)) return undefined;
    this.#store.meet(entries, rows);
    return this.#store.piecesOf(entries);
  }

  #codesOf(entry: number): number[] {
    let left = entry;
    const codes = this.#known.toReversed().map(({ size }) => {
      const code = left % size;
      left = (left - code) / size;
      return code;
    });
    return codes.reverse();
  }
}

/** 0 is the empty cell. */
function memberOf(column: CellColumn, code: number): string | number {
  if (code === 0) return '';
  return column.kind === 'listed' ? column.list[code - 1]! : code - 1;
}

function addCodes(entries: Int32Array, column: CellColumn, { source, size }: KnownColumn, rows: number): boolean {
  if (sourceOf(column) !== source) return false;
  if (column.kind === 'numbers') return addNumbers(entries, column.values, size, rows);
  return column.kind === 'listed' && column.list.length < size && addPlaces(entries, column.values, size, rows);
}

function addPlaces(entries: Int32Array, places: Int32Array, size: number, rows: number): true {
  for (let row = 0; row < rows; row++) entries[row] = entries[row]! * size + places[row]! + 1;
  return true;
}

function addNumbers(entries: Int32Array, values: Float64Array, size: number, rows: number): boolean {
  for (let row = 0; row < rows; row++) {
    const value = values[row]!;
    // What is missing is no number: made a whole one, it would take ten times as long as others.
    const code = value >= 0 && value < size - 1 ? (value | 0) + 1 : 0;
    if (code > 0 ? code - 1 !== value : !Number.isNaN(value)) return false;
    entries[row] = entries[row]! * size + code;
  }
  return true;
}
