import type { CellColumn } from './cell-columns.ts';
import type { CellPieces } from './row-block.ts';
import { TextBytes } from './text-bytes.ts';

/** How a file writes a cell; nothing where it is empty. */
export type WriteCell = (out: TextBytes, value: string | number | Date) => void;

/** Most numbers of a survey are codes, and 0 or 1. */
const FREQUENT_NUMBERS = 128;
const SMALL = 4 * 1024;

/** Where the members of a list stand, each encoded once for the whole file when it is first met; before that at −1. */
interface KnownList {
  starts: Int32Array;
  ends: Int32Array;
}

/**
 * Encodes a column batch by batch, for rows that are then put together of pieces. A survey has few different cells and millions of them: a
 * function called for each would take several times as long as copying its bytes.
 */
export class PieceColumn {
  readonly #write: WriteCell;
  /** Members of lists stay for good. */
  readonly #listed = new TextBytes(SMALL);
  readonly #lists = new Map<readonly (string | number)[], KnownList>();
  /** Frequent numbers stay; whatever stands behind them is of one batch. */
  readonly #loose = new TextBytes(SMALL);
  #frequent: KnownList | undefined;
  #looseFrom = 0;
  #starts = new Int32Array(0);
  #ends = new Int32Array(0);

  constructor(write: WriteCell) {
    this.#write = write;
  }

  /** Good until the next batch. */
  piecesOf(column: CellColumn, rows: number): CellPieces {
    if (this.#starts.length < rows) {
      this.#starts = new Int32Array(rows);
      this.#ends = new Int32Array(rows);
    }
    if (column.kind === 'listed') return this.#ofListed(column.list, column.values, rows);
    if (column.kind === 'numbers') return this.#ofNumbers(column.values, rows);
    this.#loose.cutTo(this.#looseFrom);
    if (column.kind === 'moments')
      for (let row = 0; row < rows; row++) {
        const value = column.values[row]!;
        this.#put(row, Number.isNaN(value) ? '' : new Date(value));
      }
    else for (let row = 0; row < rows; row++) this.#put(row, column.values[row] ?? '');
    return this.#pieces(this.#loose);
  }

  #ofListed(list: readonly (string | number)[], values: Int32Array, rows: number): CellPieces {
    const known = this.#lists.get(list) ?? unmet(0);
    this.#lists.set(list, known);
    widen(known, list.length);
    const [starts, ends] = [this.#starts, this.#ends];
    for (let row = 0; row < rows; row++) {
      const place = values[row]!;
      if (place >= 0 && known.starts[place]! < 0) this.#encode(this.#listed, known, place, list[place]!);
      starts[row] = place < 0 ? 0 : known.starts[place]!;
      ends[row] = place < 0 ? 0 : known.ends[place]!;
    }
    return this.#pieces(this.#listed);
  }

  #ofNumbers(values: Float64Array, rows: number): CellPieces {
    this.#frequent ??= this.#encodeFrequent();
    const frequent = this.#frequent;
    this.#loose.cutTo(this.#looseFrom);
    const [starts, ends] = [this.#starts, this.#ends];
    for (let row = 0; row < rows; row++) {
      const value = values[row]!;
      const code = value | 0;
      if (code === value && code >= 0 && code < FREQUENT_NUMBERS) {
        starts[row] = frequent.starts[code]!;
        ends[row] = frequent.ends[code]!;
      } else this.#put(row, Number.isNaN(value) ? '' : value);
    }
    return this.#pieces(this.#loose);
  }

  #encodeFrequent(): KnownList {
    const frequent = unmet(FREQUENT_NUMBERS);
    this.#loose.cutTo(0);
    for (let value = 0; value < FREQUENT_NUMBERS; value++) this.#encode(this.#loose, frequent, value, value);
    this.#looseFrom = this.#loose.length;
    return frequent;
  }

  #encode(out: TextBytes, { starts, ends }: KnownList, place: number, value: string | number): void {
    starts[place] = out.length;
    if (value !== '') this.#write(out, value);
    ends[place] = out.length;
  }

  #put(row: number, value: string | number | Date): void {
    this.#starts[row] = this.#loose.length;
    if (value !== '') this.#write(this.#loose, value);
    this.#ends[row] = this.#loose.length;
  }

  #pieces(out: TextBytes): CellPieces {
    return { bytes: out.written, starts: this.#starts, ends: this.#ends };
  }
}

function unmet(size: number): KnownList {
  return { starts: new Int32Array(size).fill(-1), ends: new Int32Array(size) };
}

/** Lists may grow. */
function widen(known: KnownList, size: number): void {
  if (known.starts.length >= size) return;
  const wider = unmet(size);
  wider.starts.set(known.starts);
  wider.ends.set(known.ends);
  Object.assign(known, wider);
}
