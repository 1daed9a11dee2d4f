import {
  addElementLengths,
  addLengths,
  BLOCK_ROWS,
  type BlockRows,
  type CellPieces,
  putElements,
  type RowElement,
} from './row-block.ts';

/** Enough that a file has few of them, small enough that several in flight cost nothing. */
const CAPACITY = 1024 * 1024;
const MAX_NATURAL = 2 ** 31 - 1;
const MOST_SPARE = 3;
const NO_BYTES = Buffer.allocUnsafeSlow(0);
const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

/**
 * Text put together as bytes. Strings that grow cell by cell have to be flattened, encoded and collected as garbage: byte by byte, a
 * sheet is written in half the time.
 */
export class TextBytes {
  #bytes = NO_BYTES;
  #length = 0;
  readonly #spare: Buffer<ArrayBuffer>[] = [];
  readonly #least: number;
  /** Of the rows of a block, where the next byte goes. */
  readonly #ends = new Int32Array(BLOCK_ROWS);

  constructor(least = CAPACITY) {
    this.#least = least;
  }

  get length(): number {
    return this.#length;
  }

  /** Digits, tags, attributes: what is known to be ASCII. */
  ascii(text: string): void {
    this.#room(text.length);
    let at = this.#length;
    for (let index = 0; index < text.length; index++) this.#bytes[at++] = text.charCodeAt(index);
    this.#length = at;
  }

  text(text: string): void {
    this.#room(text.length * 3);
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
  }

  /** Lines of pieces, parted by a byte, for up to `BLOCK_ROWS` rows. Column by column: what a column has is looked up once for all of them. */
  lines(pieces: readonly CellPieces[], from: number, to: number, parting: number): void {
    const ends = this.#ends.fill(Math.max(0, pieces.length - 1) + 2);
    for (const piece of pieces) addLengths(ends, piece, from, to);
    this.#beginBlock(to - from);
    const bytes = this.#bytes;
    for (let place = 0; place < pieces.length; place++) {
      const { bytes: source, starts, ends: pieceEnds } = pieces[place]!;
      for (let row = from; row < to; row++) {
        let at = ends[row - from]!;
        if (place > 0) bytes[at++] = parting;
        const end = pieceEnds[row]!;
        for (let index = starts[row]!; index < end; index++) bytes[at++] = source[index]!;
        ends[row - from] = at;
      }
    }
    for (let row = 0; row < to - from; row++) {
      bytes[ends[row]!] = CARRIAGE_RETURN;
      bytes[ends[row]! + 1] = LINE_FEED;
    }
  }

  /**
   * Rows of elements around pieces that are not empty, for up to `BLOCK_ROWS` rows: each piece behind what its column begins with and the
   * number that all of its row have.
   */
  elements(
    { open, opened, close }: RowElement,
    heads: readonly Buffer[],
    pieces: readonly CellPieces[],
    rows: BlockRows,
  ): void {
    const { from, to, numbers } = rows;
    const ends = this.#ends.fill(open.length + opened.length + close.length);
    addLengths(ends, numbers, 0, to - from);
    for (let place = 0; place < pieces.length; place++)
      addElementLengths(ends, heads[place]!.length, numbers, pieces[place]!, from, to);
    this.#beginBlock(to - from);
    const bytes = this.#bytes;
    const putAll = (part: Buffer) => {
      for (let row = 0; row < to - from; row++) {
        let at = ends[row]!;
        for (let index = 0; index < part.length; index++) bytes[at++] = part[index]!;
        ends[row] = at;
      }
    };
    putAll(open);
    for (let row = 0; row < to - from; row++) {
      let at = ends[row]!;
      for (let index = numbers.starts[row]!; index < numbers.ends[row]!; index++) bytes[at++] = numbers.bytes[index]!;
      ends[row] = at;
    }
    putAll(opened);
    for (let place = 0; place < pieces.length; place++)
      putElements(bytes, ends, heads[place]!, numbers, pieces[place]!, from, to);
    putAll(close);
  }

  /** Makes room for rows whose lengths are known, and of the lengths the places where they begin. */
  #beginBlock(rows: number): void {
    const ends = this.#ends;
    let length = 0;
    for (let row = 0; row < rows; row++) length += ends[row]!;
    this.#room(length);
    for (let row = 0; row < rows; row++) {
      const own = ends[row]!;
      ends[row] = this.#length;
      this.#length += own;
    }
  }

  /** Any number as JavaScript writes it. */
  number(value: number): void {
    if (value >= 0 && value <= MAX_NATURAL && Number.isInteger(value)) this.natural(value);
    else this.ascii(String(value));
  }

  /** A whole number from 0 up to 2³¹. */
  natural(value: number): void {
    this.#room(10);
    if (value < 10) {
      this.#bytes[this.#length++] = 48 + value;
      return;
    }
    let digits = 1;
    for (let bound = 10; value >= bound; bound *= 10) digits += 1;
    let left = value;
    for (let at = this.#length + digits - 1; at >= this.#length; at--) {
      const tens = (left / 10) | 0;
      this.#bytes[at] = 48 + left - tens * 10;
      left = tens;
    }
    this.#length += digits;
  }

  get isFull(): boolean {
    return this.#length >= ENOUGH_BYTES;
  }

  /** What was written, handed over for good, or until it is given back. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = this.#spare.pop() ?? NO_BYTES;
    this.#length = 0;
    return taken;
  }

  /** Nobody needs what was taken any more. A megabyte for every megabyte of a large file would keep the collector of garbage busy. */
  giveBack(taken: Uint8Array): void {
    const { buffer } = taken;
    if (this.#spare.length < MOST_SPARE && buffer instanceof ArrayBuffer) this.#spare.push(Buffer.from(buffer));
  }

  /** What was written, where it stands until more is. */
  get written(): Buffer {
    return this.#bytes;
  }

  /** Forgets what stands behind. */
  cutTo(length: number): void {
    this.#length = length;
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(this.#least, this.#bytes.length * 2, this.#length + bytes));
    this.#bytes.copy(wider, 0, 0, this.#length);
    this.#bytes = wider;
  }
}

/** So full, the bytes are worth handing on; a block of rows more mostly fits still. */
const ENOUGH_BYTES = CAPACITY - 256 * 1024;
