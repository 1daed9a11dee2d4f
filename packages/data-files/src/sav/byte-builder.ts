/** Numbers and padded texts, one after the other, in the byte order of every PC. */
export class ByteBuilder {
  #parts: Buffer[] = [];

  int32(...values: readonly number[]): this {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [index, value] of values.entries()) bytes.writeInt32LE(value, 4 * index);
    return this.bytes(bytes);
  }

  int64(...values: readonly number[]): this {
    const bytes = Buffer.alloc(8 * values.length);
    for (const [index, value] of values.entries()) bytes.writeBigInt64LE(BigInt(value), 8 * index);
    return this.bytes(bytes);
  }

  double(...values: readonly number[]): this {
    const bytes = Buffer.alloc(8 * values.length);
    for (const [index, value] of values.entries()) bytes.writeDoubleLE(value, 8 * index);
    return this.bytes(bytes);
  }

  bytes(bytes: Uint8Array): this {
    this.#parts.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return this;
  }

  /** A text in a field of fixed size: blanks behind it, and what is too long cut at the border of a character. */
  field(text: string, sizeBytes: number): this {
    const bytes = Buffer.alloc(sizeBytes, ' ');
    bytes.write(text, 0, sizeBytes, 'utf8');
    return this.bytes(bytes);
  }

  build(): Buffer {
    return Buffer.concat(this.#parts);
  }
}
