import { type CellPieces, SPAN } from './cell-pieces.ts';
import { TextBytes } from './text-bytes.ts';

/** How a file writes the cell of a column (by its place), whatever stands before and behind it included; '' is an empty one. */
export type WriteCell = (out: TextBytes, place: number, value: string | number | Date) => void;

const SMALL = 4 * 1024;
const NOT_MET = -1;

/** The entries of a column, or of several. */
export class PieceStore {
  readonly #out = new TextBytes(SMALL);
  readonly #fill: (out: TextBytes, entry: number) => void;
  #spans = new Int32Array(0);

  /** `fill` writes an entry when it is first met. */
  constructor(fill: (out: TextBytes, entry: number) => void) {
    this.#fill = fill;
  }

  get length(): number {
    return this.#out.length;
  }

  /** For so many entries. */
  reserve(entries: number): void {
    if (this.#spans.length >= entries * SPAN) return;
    const wider = new Int32Array(Math.max(entries * SPAN, this.#spans.length * 2)).fill(NOT_MET);
    wider.set(this.#spans);
    this.#spans = wider;
  }

  /** Writes those that were not met before. */
  meet(entries: Int32Array, rows: number): void {
    const spans = this.#spans;
    for (let row = 0; row < rows; row++) {
      const entry = entries[row]!;
      if (spans[entry * SPAN] === NOT_MET) this.put(entry);
    }
  }

  put(entry: number): void {
    const [out, spans, at] = [this.#out, this.#spans, entry * SPAN];
    spans[at] = out.length;
    spans[at + 2] = out.markCount;
    this.#fill(out, entry);
    spans[at + 1] = out.length;
    spans[at + 3] = out.markCount;
  }

  /** Forgets what was written behind the first entries. */
  keepFirst(entries: number): void {
    const last = (entries - 1) * SPAN;
    this.#out.cutTo(entries === 0 ? 0 : this.#spans[last + 1]!, entries === 0 ? 0 : this.#spans[last + 3]!);
    this.#spans.fill(NOT_MET, entries * SPAN);
  }

  /** Good until more is written. */
  piecesOf(entries: Int32Array): CellPieces {
    return { entries, spans: this.#spans, bytes: this.#out.view, marks: this.#out.marks };
  }
}
