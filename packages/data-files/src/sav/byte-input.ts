import type { ByteSource } from '../byte-source.ts';
import { DataFileProblem } from '../problem.ts';

const CHUNK_BYTES = 64 * 1024;

/** Reads a file from front to back. `need` fetches, everything else takes from what was fetched. */
export class ByteInput {
  readonly #source: ByteSource;
  #bytes: Buffer = Buffer.alloc(0);
  /** Where in the file the fetched bytes begin, and how many of them are used up. */
  #start = 0;
  #at = 0;
  isBigEndian = false;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  get position(): number {
    return this.#start + this.#at;
  }

  /** Asked against the file's own size first: a length that was made up costs nothing. */
  async need(length: number): Promise<void> {
    if (this.#bytes.length - this.#at >= length) return;
    if (length < 0 || this.position + length > this.#source.sizeBytes) this.#endsTooSoon();
    const wanted = Math.max(length, CHUNK_BYTES);
    const read = await this.#source.read(this.position, wanted);
    this.#start = this.position;
    this.#at = 0;
    this.#bytes = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
    if (this.#bytes.length < length) this.#endsTooSoon();
  }

  #endsTooSoon(): never {
    throw new DataFileProblem('truncated', { at: this.position });
  }

  int32(): number {
    const value = this.isBigEndian ? this.#bytes.readInt32BE(this.#at) : this.#bytes.readInt32LE(this.#at);
    this.#at += 4;
    return value;
  }

  double(): number {
    const value = this.isBigEndian ? this.#bytes.readDoubleBE(this.#at) : this.#bytes.readDoubleLE(this.#at);
    this.#at += 8;
    return value;
  }

  byte(): number {
    this.#at += 1;
    return this.#bytes[this.#at - 1]!;
  }

  /** A copy: what is kept of a chunk must not keep the whole of it. */
  bytes(length: number): Buffer {
    const bytes = Buffer.from(this.#bytes.subarray(this.#at, this.#at + length));
    this.#at += length;
    return bytes;
  }
}
