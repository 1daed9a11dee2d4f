import { type CellPieces, SPAN } from './cell-pieces.ts';

/** Enough that a file has few of them, small enough that several in flight cost nothing. */
const CAPACITY = 1024 * 1024;
const MAX_NATURAL = 2 ** 31 - 1;
const MOST_SPARE = 3;
const NO_BYTES = Buffer.allocUnsafeSlow(0);
const NO_VIEW = new DataView(NO_BYTES.buffer);
/** Bytes are copied eight at a time, beyond the end of what is copied: there is always room for that, and what follows is written over it. */
const UNIT = 8;

/** Of a row. */
export interface RowNumber {
  readonly digits: number;
  readonly bytes: DataView;
}

const NO_NUMBER: RowNumber = { digits: 0, bytes: new DataView(new ArrayBuffer(UNIT)) };

/**
 * Text put together as bytes. Strings that grow cell by cell have to be flattened, encoded and collected as garbage: byte by byte, a
 * sheet is written in half the time.
 */
export class TextBytes {
  #bytes = NO_BYTES;
  #view: DataView = NO_VIEW;
  #length = 0;
  #marks = new Int32Array(0);
  #markCount = 0;
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

  /** The pieces of a row, with its number at every mark: up to eight digits, which stand at the beginning of `number`. */
  pieces(pieces: readonly CellPieces[], row: number, number = NO_NUMBER): void {
    const { digits, bytes: numberBytes } = number;
    let view = this.#view;
    let capacity = this.#bytes.length;
    let at = this.#length;
    for (let place = 0; place < pieces.length; place++) {
      const { entries, spans, bytes, marks } = pieces[place]!;
      const span = entries[row]! * SPAN;
      const end = spans[span + 1]!;
      const lastMark = spans[span + 3]!;
      let from = spans[span]!;
      let mark = spans[span + 2]!;
      const most = end - from + (lastMark - mark + 1) * UNIT;
      if (at + most > capacity) {
        this.#length = at;
        this.#room(most);
        view = this.#view;
        capacity = this.#bytes.length;
      }
      for (; mark < lastMark; mark++) {
        const to = marks[mark]!;
        copyUnits(view, at, bytes, from, to);
        at += to - from;
        from = to;
        copyUnits(view, at, numberBytes, 0, UNIT);
        at += digits;
      }
      copyUnits(view, at, bytes, from, end);
      at += end - from;
    }
    this.#length = at;
  }

  /** Here the number of the row belongs. */
  mark(): void {
    if (this.#markCount === this.#marks.length) {
      const wider = new Int32Array(Math.max(64, this.#marks.length * 2));
      wider.set(this.#marks);
      this.#marks = wider;
    }
    this.#marks[this.#markCount++] = this.#length;
  }

  get marks(): Int32Array {
    return this.#marks;
  }

  get markCount(): number {
    return this.#markCount;
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
    this.#view = viewOf(this.#bytes);
    this.#length = 0;
    return taken;
  }

  /** Nobody needs what was taken any more. A megabyte for every megabyte of a large file would keep the collector of garbage busy. */
  giveBack(taken: Uint8Array): void {
    const { buffer } = taken;
    if (this.#spare.length < MOST_SPARE && buffer instanceof ArrayBuffer) this.#spare.push(Buffer.from(buffer));
  }

  /** What was written, where it stands until more is. */
  get view(): DataView {
    return this.#view;
  }

  /** Forgets what stands behind. */
  cutTo(length: number, markCount = 0): void {
    this.#length = length;
    this.#markCount = markCount;
  }

  #room(bytes: number): void {
    const needed = this.#length + bytes + UNIT;
    if (needed <= this.#bytes.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(this.#least, this.#bytes.length * 2, needed));
    this.#bytes.copy(wider, 0, 0, this.#length);
    this.#bytes = wider;
    this.#view = viewOf(wider);
  }
}

function viewOf({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function copyUnits(target: DataView, at: number, source: DataView, from: number, to: number): void {
  for (let offset = 0; offset < to - from; offset += UNIT)
    target.setBigInt64(at + offset, source.getBigInt64(from + offset, true), true);
}

/** So full, the bytes are worth handing on; a row more mostly fits still. */
const ENOUGH_BYTES = CAPACITY - 256 * 1024;
