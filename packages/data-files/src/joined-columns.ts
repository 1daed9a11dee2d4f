import type { CellColumn } from './cell-columns.ts';
import type { CellPieces } from './cell-pieces.ts';
import { CodedColumns, type KnownColumn, sizeOf, sourceOf } from './coded-columns.ts';
import { LooseColumn } from './loose-column.ts';
import type { WriteCell } from './piece-store.ts';

/** So many entries at most for columns that are written as one, and for all of a file: very wide ones must not fill the memory. */
const MOST_JOINED = 2048;
const MOST_OF_ALL = 256 * 1024;
/** Above it there is some room for a larger code in a later batch. */
const EXACT_SIZE = 16;

/** The columns of a file, encoded batch by batch: a function called for each cell would take several times as long as copying its bytes. */
export class JoinedColumns {
  readonly #write: WriteCell;
  #known: readonly KnownColumn[] = [];
  #parts: readonly (CodedColumns | LooseColumn)[] = [];

  constructor(write: WriteCell) {
    this.#write = write;
  }

  /** One behind the other they are a row. Good until the next batch. */
  piecesOf(columns: readonly CellColumn[], rows: number): readonly CellPieces[] {
    const pieces = columns.length === this.#known.length ? this.#piecesOf(columns, rows) : undefined;
    if (pieces) return pieces;
    this.#known = columns.map((column, place) => nowKnown(this.#known[place], column, rows));
    this.#parts = this.#joined();
    return this.#piecesOf(columns, rows)!;
  }

  #piecesOf(columns: readonly CellColumn[], rows: number): readonly CellPieces[] | undefined {
    const pieces: CellPieces[] = [];
    for (const part of this.#parts) {
      const piece = part.piecesOf(columns, rows);
      if (!piece) return undefined;
      pieces.push(piece);
    }
    return pieces;
  }

  #joined(): (CodedColumns | LooseColumn)[] {
    const known = this.#known;
    const most = Math.min(MOST_JOINED, MOST_OF_ALL / known.length);
    const parts: (CodedColumns | LooseColumn)[] = [];
    for (let first = 0, after = 0; first < known.length; first = after) {
      let entries = known[after++]!.size;
      while (after < known.length && entries * known[after]!.size <= most) entries *= known[after++]!.size;
      const isLoose = entries === Number.POSITIVE_INFINITY;
      parts.push(
        isLoose ? new LooseColumn(first, this.#write) : new CodedColumns(first, known.slice(first, after), this.#write),
      );
    }
    return parts;
  }
}

/** A column that is now this and now that is of no size. */
function nowKnown(known: KnownColumn | undefined, column: CellColumn, rows: number): KnownColumn {
  const source = sourceOf(column);
  if (known && known.source !== source) return { source: known.source, size: Number.POSITIVE_INFINITY };
  const size = sizeOf(column, rows);
  return known && size <= known.size ? known : { source, size: rounded(size) };
}

function rounded(size: number): number {
  return size <= EXACT_SIZE ? size : 2 ** Math.ceil(Math.log2(size));
}
