/** Enough that a file has few of them, small enough that several in flight cost nothing. */
const CAPACITY = 1024 * 1024;
const FEW_BYTES = 24;
const MAX_NATURAL = 2 ** 31 - 1;
const MOST_SPARE = 3;
const NO_BYTES = Buffer.allocUnsafeSlow(0);

/** The cells of one column in a batch of rows, encoded: by the row, from where to where in the bytes. Empty ones begin where they end. */
export interface CellPieces {
  readonly bytes: Buffer;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/**
 * Text put together as bytes. Strings that grow cell by cell have to be flattened, encoded and collected as garbage: byte by byte, a
 * sheet is written in half the time.
 */
export class TextBytes {
  #bytes = NO_BYTES;
  #length = 0;
  readonly #spare: Buffer<ArrayBuffer>[] = [];
  readonly #least: number;

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

  /** What was encoded before. Most of it is a few bytes, for which a call into the runtime would take longer than the copying. */
  bytes(bytes: Uint8Array): void {
    this.#room(bytes.length);
    if (bytes.length > FEW_BYTES) this.#bytes.set(bytes, this.#length);
    else for (let index = 0; index < bytes.length; index++) this.#bytes[this.#length + index] = bytes[index]!;
    this.#length += bytes.length;
  }

  /** A line of pieces, parted by a byte. Asked for room once: a file has millions of cells. */
  line(pieces: readonly CellPieces[], row: number, parting: number): void {
    this.#room(lengthOf(pieces, row) + pieces.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let place = 0; place < pieces.length; place++) {
      const { bytes: from, starts, ends } = pieces[place]!;
      if (place > 0) bytes[at++] = parting;
      const end = ends[row]!;
      for (let index = starts[row]!; index < end; index++) bytes[at++] = from[index]!;
    }
    this.#length = at;
  }

  /** Pieces that are not empty, each behind what its column begins with and what all of the row have. */
  cells(heads: readonly Buffer[], shared: Buffer, pieces: readonly CellPieces[], row: number): void {
    const most = heads.at(-1)?.length ?? 0;
    this.#room(lengthOf(pieces, row) + pieces.length * (most + shared.length));
    const bytes = this.#bytes;
    let at = this.#length;
    for (let place = 0; place < pieces.length; place++) {
      const { bytes: from, starts, ends } = pieces[place]!;
      const [start, end] = [starts[row]!, ends[row]!];
      if (start === end) continue;
      const head = heads[place]!;
      for (let index = 0; index < head.length; index++) bytes[at++] = head[index]!;
      for (let index = 0; index < shared.length; index++) bytes[at++] = shared[index]!;
      for (let index = start; index < end; index++) bytes[at++] = from[index]!;
    }
    this.#length = at;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#length++] = value;
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

function lengthOf(pieces: readonly CellPieces[], row: number): number {
  let length = 0;
  for (let place = 0; place < pieces.length; place++) {
    const { starts, ends } = pieces[place]!;
    length += ends[row]! - starts[row]!;
  }
  return length;
}

/** So full, the bytes are worth handing on; a row more still fits. */
const ENOUGH_BYTES = CAPACITY - 64 * 1024;
