/** Enough that a file has few of them, small enough that several in flight cost nothing. */
const CAPACITY = 1024 * 1024;

/**
 * XML put together as bytes. Strings that grow cell by cell have to be flattened, encoded and collected as garbage: byte by byte, a
 * sheet is written in half the time.
 */
export class XmlBytes {
  #bytes = Buffer.allocUnsafeSlow(CAPACITY);
  #length = 0;

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

  /** A whole number from 0 up to 2³¹. */
  natural(value: number): void {
    this.#room(10);
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

  /** What was written, handed over for good. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#length);
    this.#bytes = Buffer.allocUnsafeSlow(CAPACITY);
    this.#length = 0;
    return taken;
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const wider = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#length + bytes));
    this.#bytes.copy(wider, 0, 0, this.#length);
    this.#bytes = wider;
  }
}

/** So full, the bytes are worth handing on; a row more still fits. */
export const ENOUGH_BYTES = CAPACITY - 64 * 1024;
