import type { CellColumn } from './cell-columns.ts';
import type { CellPieces } from './cell-pieces.ts';
import { PieceStore, type WriteCell } from './piece-store.ts';

/** Most numbers of a survey are codes. */
const FREQUENT_NUMBERS = 128;
const EMPTY = 0;
/** Behind the empty cell and the frequent numbers, which stay, every other cell of a batch is an entry of its own. */
const FIRST_OWN = FREQUENT_NUMBERS + 1;

/** The one that is being written. */
const moment = new Date(0);

/** A column of cells of which most are different: texts that somebody wrote, moments, large numbers. */
export class LooseColumn {
  readonly #place: number;
  readonly #store: PieceStore;
  #entries = new Int32Array(0);
  #value: string | number | Date = '';

  constructor(place: number, write: WriteCell) {
    this.#place = place;
    this.#store = new PieceStore(out => write(out, place, this.#value));
    this.#put(EMPTY, '');
    for (let number = 0; number < FREQUENT_NUMBERS; number++) this.#put(number + 1, number);
  }

  piecesOf(columns: readonly CellColumn[], rows: number): CellPieces {
    const column = columns[this.#place]!;
    if (this.#entries.length < rows) this.#entries = new Int32Array(rows);
    const entries = this.#entries;
    this.#store.keepFirst(FIRST_OWN);
    let next = FIRST_OWN;
    for (let row = 0; row < rows; row++) {
      const value = cellIn(column, row);
      entries[row] = entryOf(value) ?? this.#put(next++, value);
    }
    return this.#store.piecesOf(entries);
  }

  #put(entry: number, value: string | number | Date): number {
    this.#value = value;
    this.#store.reserve(entry + 1);
    this.#store.put(entry);
    return entry;
  }
}

/** Undefined where it has to be written anew. */
function entryOf(value: string | number | Date): number | undefined {
  if (value === '') return EMPTY;
  const isFrequent = Number.isInteger(value) && (value as number) >= 0 && (value as number) < FREQUENT_NUMBERS;
  return isFrequent ? (value as number) + 1 : undefined;
}

/** '' for an empty one. */
function cellIn(column: CellColumn, row: number): string | number | Date {
  if (column.kind === 'texts') return column.values[row] ?? '';
  const value = column.values[row]!;
  if (column.kind === 'listed') return column.list[value] ?? '';
  if (Number.isNaN(value)) return '';
  if (column.kind === 'numbers') return value;
  moment.setTime(value);
  return moment;
}
